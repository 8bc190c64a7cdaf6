-- Takes a turn out where nobody has gone on from it. Safe to send again.
-- KEYS: turns of the session, all sessions. ARGV: the turn; number of turns before it; name.
-- Reply: 1 when it is not there any more, 0 when it is not the last one.
local before = tonumber(ARGV[2])
if redis.call('LINDEX', KEYS[1], before) ~= ARGV[1] then
  return 1
end
if redis.call('LLEN', KEYS[1]) ~= before + 1 then
  return 0
end
redis.call('RPOP', KEYS[1])
if before == 0 then
  redis.call('ZREM', KEYS[2], ARGV[3])
end
return 1
