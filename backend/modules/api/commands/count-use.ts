import { eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Allowance } from '@/backend/contract/api/calls';
import { apiKeys } from '@/backend/db/schema/api';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { LIMITS } from '@/backend/kernel/limit-table';
import { byNetwork, type Counted, countTry } from '@/backend/kernel/limits';
import { toWireDay } from '@/backend/kernel/text/time';
import { findApiKey } from '../queries/keys';

/**
 * Counts a request to the public interface: for its key, or without a working one for its network. A request beyond the
 * limit is no error here, so that its answer can say when the next one may come.
 * @throws ApiError keyRefused for a key that does not work, while its network is within the limit
 */
export async function countUse(
  context: Context,
  presented: string | null,
  address: string,
): Promise<CallOutput<'countApiUse'>> {
  const key = presented === null ? null : await findApiKey(context, presented);
  if (!key) {
    const allowance = await countAt(context, byNetwork('apiNetwork', address));
    if (presented !== null && !allowance.is_exceeded) throw new ApiError('keyRefused');
    return { scopes: [], allowance };
  }
  const allowance = await countAt(context, [['apiKey', key.id]]);
  if (!allowance.is_exceeded) await recordUse(context, key.id);
  return { scopes: key.scopes, allowance };
}

/** Counts at limits in their order up to the first that is exceeded. @returns the one with the least left */
async function countAt(context: Context, counted: readonly Counted[]): Promise<Allowance> {
  let min: Allowance | null = null;
  for (const counter of counted) {
    const { over, wait, max } = await countTry(context, counter);
    if (min && -over >= min.left) continue;
    const { seconds } = LIMITS[counter[0]];
    min = {
      is_exceeded: over > 0,
      quota: max,
      window: seconds,
      left: Math.max(0, -over),
      reset: wait,
    };
    if (over > 0) break;
  }
  if (!min) throw new ApiError('internal');
  return min;
}

/** Adds one use of a key, to all and to those of the day (UTC+8). */
async function recordUse({ db, now }: Context, id: number): Promise<void> {
  const at = now();
  const day = toWireDay(at);
  await db
    .update(apiKeys)
    .set({
      lastUsedAt: at,
      uses: sql`${apiKeys.uses} + 1`,
      usedOn: day,
      usesOnDay: sql`case when ${apiKeys.usedOn} = ${day} then ${apiKeys.usesOnDay} + 1 else 1 end`,
    })
    .where(eq(apiKeys.id, id));
}
