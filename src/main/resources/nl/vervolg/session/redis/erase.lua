-- Forgets a session.
-- KEYS: turns of the session, all sessions. ARGV: name.
redis.call('DEL', KEYS[1])
return redis.call('ZREM', KEYS[2], ARGV[1])
