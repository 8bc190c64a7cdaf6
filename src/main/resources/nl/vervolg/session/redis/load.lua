-- The last turns of a session, without those that are known already.
-- KEYS: turns of the session. ARGV: number of turns that are known; what the last of them begins
-- with; most turns to give.
-- Reply: number of all turns, number of turns before those that follow, turns, 1 when those that
-- are known are still there and 0 when the session is another one.
local length = redis.call('LLEN', KEYS[1])
local known = tonumber(ARGV[1])
local same = 0
local from = math.max(0, length - tonumber(ARGV[3]))
if known >= from and known > 0 and known <= length then
  local last = redis.call('LINDEX', KEYS[1], known - 1)
  if string.sub(last, 1, #ARGV[2]) == ARGV[2] then
    from = known
    same = 1
  end
end
return {length, from, redis.call('LRANGE', KEYS[1], from, -1), same}
