import type { RedisLink } from '@/backend/contract/process/redis';

/** The number of tries, and the milliseconds until the count is reset. */
export interface Count {
  count: number;
  leftMs: number;
}

const PREFIX = 'lianxun:limit:';
/** The first try sets the end of the count in the same step, so that no count can remain without an end. */
const COUNT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`;

/** Counts a try, or an amount. @returns null without a Redis that answers */
export async function countInRedis(
  redis: RedisLink | null | undefined,
  key: string,
  ms: number,
  by = 1,
): Promise<Count | null> {
  const answer = await redis?.send(['EVAL', COUNT, '1', PREFIX + key, String(ms), String(by)]);
  const [count, leftMs]: unknown[] = Array.isArray(answer) ? answer : [];
  const isCount = Number.isSafeInteger(count) && Number.isSafeInteger(leftMs);
  if (!isCount || typeof count !== 'number' || typeof leftMs !== 'number' || count < 1) return null;
  return { count, leftMs };
}

/** Deletes the counts of these keys. While Redis is unreachable they remain, until they end by themselves. */
export async function clearInRedis(redis: RedisLink | null | undefined, keys: string[]): Promise<void> {
  if (keys.length > 0) await redis?.send(['DEL', ...keys.map((key) => PREFIX + key)]);
}
