import type { CallOutput } from '@/backend/contract/calls';

export type UnmatchedRow = CallOutput<'activityUnmatched'>['list'][number];

/**
 * The order for which unmatched money is most probably meant; null when no order is clearly more likely than the next.
 */
export function likelyOrder({ likely }: UnmatchedRow): UnmatchedRow['likely'][number] | null {
  const [first, second] = likely;
  if (!first) return null;
  const isBoth = first.is_amount_alike && first.is_name_alike;
  return !second || (isBoth && !(second.is_amount_alike && second.is_name_alike)) ? first : null;
}
