-- How many turns sessions have, and what the last of each begins with.
-- KEYS: turns of sessions. ARGV: how much of the last turn to give.
-- Reply: for each of them the number, which is 0 where it was forgotten, and the beginning.
local all = {}
for _, key in ipairs(KEYS) do
  local last = redis.call('LINDEX', key, -1)
  all[#all + 1] = redis.call('LLEN', key)
  all[#all + 1] = last and string.sub(last, 1, tonumber(ARGV[1])) or ''
end
return all
