import type { SearchKind } from '@/backend/contract/search/calls';
import type { Context } from '@/backend/kernel/context';
import { findWithAtLeast } from './frequency';
import { planQuery } from './plan-query';

/**
 * The first `max` of these searches that have at least `atLeast` matches.
 * @param without kinds of document that do not count
 */
export async function finding(
  context: Context,
  keywords: readonly string[],
  { max, atLeast = 1, without }: { max: number; atLeast?: number; without: readonly SearchKind[] },
): Promise<string[]> {
  const planned = keywords.flatMap((keyword) => {
    const plan = planQuery(keyword);
    return plan ? [{ keyword, query: plan.begun ?? plan.exact }] : [];
  });
  const queries = planned.map(({ query }) => query);
  const places = await findWithAtLeast(context, queries, { atLeast, max, without });
  return places.flatMap((at) => planned[at]?.keyword ?? []);
}
