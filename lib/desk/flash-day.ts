import type { DeskStory } from './flash-warnings';

export interface FlashDay {
  /** Flashes not published yet, the latest first. */
  scheduled: DeskStory[];
  /**
   * Published or withdrawn flashes, newest first, each with its number of the day: null for withdrawn ones and other
   * days.
   */
  past: { flash: DeskStory; number: number | null }[];
  /** The number the next flash gets; null when the list does not reach back to the beginning of the day. */
  next: number | null;
}

/**
 * The flashes shown above and below the form of the flash desk.
 * @param flashes newest first
 * @param today `YYYY-MM-DD` in UTC+8
 * @param isWhole whether there are no flashes older than the last of `flashes`
 */
export function flashDay(flashes: readonly DeskStory[], today: string, isWhole: boolean): FlashDay {
  const isOfToday = (flash: DeskStory) => flash.release_time.startsWith(today);
  const shown = flashes.filter(({ status }) => status === 'approved' || status === 'withdrawn');
  const isCounted = isWhole || flashes.some((flash) => flash.release_time < today);
  const numbered = shown.filter((flash) => flash.status === 'approved' && isOfToday(flash));
  return {
    scheduled: flashes.filter(({ status }) => status === 'scheduled'),
    past: shown.map((flash) => {
      const at = numbered.indexOf(flash);
      return { flash, number: isCounted && at >= 0 ? numbered.length - at : null };
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
