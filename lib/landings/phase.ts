import { toInstant } from '@/lib/platform/dates/instant';

export type Phase = 'before' | 'during' | 'after';

const DAY_MS = 86_400_000;

/**
 * Whether the current time is before, during or after a period (wire times). Without an end the period lasts a day;
 * without a start, null.
 */
export function phaseOf(
  { starts, ends }: { starts: string | null; ends: string | null },
  nowMs: number,
): Phase | null {
  const begin = toInstant(starts)?.valueOf();
  if (begin === undefined) return null;
  const end = toInstant(ends)?.valueOf() ?? begin + DAY_MS;
  if (nowMs < begin) return 'before';
  return nowMs < end ? 'during' : 'after';
}
