/** Returns the entry KEYS[1], and how many milliseconds it is still valid. */
export const GET = `return { redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1]) }`;

/**
 * Stores the entry KEYS[1] (ARGV: bytes, milliseconds, number of its last change, the most bytes of all entries). The
 * oldest entries are deleted to make room; KEYS[2] is the order of the entries, KEYS[3] their sizes. When its memory is
 * full, Redis refuses only the first write of a script: that write comes before all others, so that no entry is stored
 * incompletely.
 */
export const PUT = `
local name, order, sizes = KEYS[1], KEYS[2], KEYS[3]
local there = tonumber(redis.call('GETRANGE', name, 0, 15)) or 0
if there > tonumber(ARGV[3]) then return 0 end

local turn = redis.call('HINCRBY', sizes, 'turn', 1)

local function drop(one)
  redis.call('DEL', one)
  redis.call('ZREM', order, one)
  local size = tonumber(redis.call('HGET', sizes, one))
  if size then
    redis.call('HINCRBY', sizes, 'all', -size)
    redis.call('HDEL', sizes, one)
  end
end

drop(name)
local size = #ARGV[1] + 300
local most = tonumber(ARGV[4])
if size > most then return 0 end
local steps = 0
while steps < 100 and (tonumber(redis.call('HGET', sizes, 'all')) or 0) + size > most do
  local oldest = redis.call('ZRANGE', order, 0, 0)[1]
  if not oldest then
    redis.call('DEL', sizes)
    redis.call('HSET', sizes, 'turn', turn)
    break
  end
  drop(oldest)
  steps = steps + 1
end
redis.call('ZADD', order, turn, name)
redis.call('HSET', sizes, name, size)
redis.call('HINCRBY', sizes, 'all', size)
redis.call('SET', name, ARGV[1], 'PX', ARGV[2])
redis.call('EXPIRE', order, 172800)
redis.call('EXPIRE', sizes, 172800)
return 1`;
