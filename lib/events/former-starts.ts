import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import type { FullEvent } from './event';
import { zonedClock, zonedDate, zonedMoment } from './time';

type Moved = Pick<FullEvent, 'state' | 'previousStarts' | 'timeZone'>;

/**
 * The earlier start times of a moved event, in its own time zone: `12月3日 14:00`, or `12月3日` for a start at midnight;
 * several are joined as in a sentence. Empty for an event that was not moved, and for a cancelled one, none of whose
 * dates is valid.
 */
export function formerStarts({ state, previousStarts, timeZone }: Moved, locale: Locale): string {
  if (state === 'cancelled') return '';
  const shown = previousStarts.map((start) => {
    const at = new Date(start);
    return zonedClock(at, timeZone) === '00:00'
      ? zonedDate(at, timeZone, locale)
      : zonedMoment(at, timeZone, locale);
  });
  return new Intl.ListFormat(HTML_LANG[locale], { type: 'conjunction' }).format(shown);
}
