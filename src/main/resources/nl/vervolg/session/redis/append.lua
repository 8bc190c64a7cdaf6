-- Adds a turn where it follows on what is there. Safe to send again when the reply was lost.
-- KEYS: turns of the session, all sessions. ARGV: the turn; number of turns before it; what the
-- turn before it begins with, or nothing; milliseconds to keep it; name; most sessions; beginning
-- of the keys of turns.
-- Reply: 1 when the turn is there, 0 when another one is in its place.
local before = tonumber(ARGV[2])
local length = redis.call('LLEN', KEYS[1])
if length ~= before then
  local there = redis.call('LINDEX', KEYS[1], before)
  return (there == ARGV[1]) and 1 or 0
end
if length > 0 and ARGV[3] ~= '' then
  local last = redis.call('LINDEX', KEYS[1], -1)
  if string.sub(last, 1, #ARGV[3]) ~= ARGV[3] then
    return 0
  end
end
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
-- The clock of the server counts for all: microseconds at which a session will be forgotten.
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
redis.call('ZADD', KEYS[2], string.format('%.0f', now + ARGV[4] * 1000), ARGV[5])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', now))
-- A few at a time, so that no turn waits for many.
local over = math.min(redis.call('ZCARD', KEYS[2]) - ARGV[6], 100)
if over > 0 then
  for _, name in ipairs(redis.call('ZRANGE', KEYS[2], 0, over - 1)) do
    redis.call('DEL', ARGV[7] .. name)
    redis.call('ZREM', KEYS[2], name)
  end
end
return 1
