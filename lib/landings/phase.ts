import { toInstant } from '@/lib/platform/dates/instant';

/** Before it begins, while it runs, after it ended; null where it has no time. */
export type Phase = 'before' | 'during' | 'after';

const DAY_MS = 86_400_000;

/** Times are those of the site's wire. */
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
