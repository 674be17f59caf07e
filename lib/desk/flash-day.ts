import type { DeskItem } from './flash-warnings';

export interface FlashDay {
  /** Flashes not published yet, the latest first. */
  scheduled: DeskItem[];
  /**
   * Published or withdrawn flashes, newest first, each with its number of the day: null for withdrawn ones and other
   * days.
   */
  past: { item: DeskItem; number: number | null }[];
  /** The number the next flash gets; null when the list does not reach back to the beginning of the day. */
  next: number | null;
}

/**
 * The flashes shown above and below the form of the flash desk.
 * @param items newest first
 * @param today `YYYY-MM-DD` in UTC+8
 * @param isWhole whether there are no flashes older than the last of `items`
 */
export function flashDay(items: readonly DeskItem[], today: string, isWhole: boolean): FlashDay {
  const isOfToday = (item: DeskItem) => item.release_time.startsWith(today);
  const shown = items.filter(({ status }) => status === 'approved' || status === 'withdrawn');
  const isCounted = isWhole || items.some((item) => item.release_time < today);
  const numbered = shown.filter((item) => item.status === 'approved' && isOfToday(item));
  return {
    scheduled: items.filter(({ status }) => status === 'scheduled'),
    past: shown.map((item) => {
      const at = numbered.indexOf(item);
      return { item, number: isCounted && at >= 0 ? numbered.length - at : null };
    }),
    next: isCounted ? numbered.length + 1 : null,
  };
}

/** Plain lines of a stored text; null when it has markup or entities, which a plain field would lose. */
export function plainLines(html: string): string | null {
  const lines = html.split(/<\/?p>/).filter((line) => line.trim() !== '');
  if (lines.some((line) => line.includes('<') || line.includes('&'))) return null;
  return lines.map((line) => line.trim()).join('\n');
}
