import type { RedisLink } from '@/backend/contract/process/redis';

/** How often something was tried, and in how many milliseconds the count begins anew. */
export interface Count {
  count: number;
  leftMs: number;
}

const PREFIX = 'lianxun:limit:';
/** The first try sets when the count ends; one step, so that no count is left without an end. */
const COUNT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`;

/** Counts a try, or an amount. @returns null when there is no Redis, or none that answers */
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

/** Forgets the counts under these keys. While Redis is away they stay, and end by themselves. */
export async function clearInRedis(redis: RedisLink | null | undefined, keys: string[]): Promise<void> {
  if (keys.length > 0) await redis?.send(['DEL', ...keys.map((key) => PREFIX + key)]);
}
