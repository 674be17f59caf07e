import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { stripHanLatinSpaces, stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';
import { isTimeZone } from '@/backend/kernel/text/time';
import { broken, skip, type ImportEvent } from '@/backend/import/item';
import { decideLang } from '@/backend/import/text/language';
import { htmlToLine, oneLine } from '@/backend/import/text/plain';
import { clockNotes } from './clock-notes';

const MAX = { title: 200, summary: 500, city: 100, address: 300, label: 100, name: 80, agenda: 100 };
/** Other years count as mistakes. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** An event as a parser returns it: one-line texts are plain, the details are any HTML. */
interface EventDraft extends Omit<ImportedEvent, 'lang' | 'startTime' | 'endTime'> {
  start: Date;
  end: Date;
  /** The declared language, as written. */
  langTag: string | null;
  /** Start and end as wall-clock times of the zone, `YYYY-MM-DDTHH:mm[:ss]`, if the source gives no offset. */
  walls: readonly string[];
}

/** Cleans a draft and returns it as an event; or as `skip` or `broken` with the reason. */
export function finishEvent(
  { start, end, langTag, walls, ...draft }: EventDraft,
  where: string,
): ImportEvent {
  const title = oneLine(draft.title);
  if (title === '') return broken(where, 'has no title');
  const times = [start, end].map((time) => time.getUTCFullYear());
  // The year of an invalid date is NaN, so the comparison is negated.
  if (times.some((year) => !(year >= FIRST_YEAR && year <= LAST_YEAR)))
    return broken(where, 'begins or ends at a time that cannot be');
  if (end <= start) return broken(where, 'ends before it begins');
  if (!isTimeZone(draft.timeZone)) return broken(where, `names the unknown time zone "${draft.timeZone}"`);
  const details = sanitizeRichText(draft.details);
  const lang = decideLang(langTag, `${title} ${htmlToLine(details)}`);
  if (lang === 'other') return skip(where, `is in "${langTag}"; the portal holds Chinese and English`);
  const line = (text: string, most: number) =>
    clip(lang === 'en' ? oneLine(text) : stripHanLatinSpaces(oneLine(text)), most);
  return {
    type: 'event',
    origin: where,
    notes: clockNotes(walls, draft.timeZone),
    event: {
      ...draft,
      lang,
      title: line(draft.title, MAX.title),
      summary: line(draft.summary, MAX.summary),
      details: lang === 'en' ? details : stripHanLatinSpacesInHtml(details),
      city: line(draft.city, MAX.city),
      address: line(draft.address, MAX.address),
      startTime: start.toISOString(),
      endTime: end.toISOString(),
      links: draft.links.map(({ label, url }) => ({ label: line(label, MAX.label), url })),
      agenda: draft.agenda
        .slice(0, MAX.agenda)
        .map((entry) => ({ time: entry.time, title: line(entry.title, MAX.address) })),
      organiserName: line(draft.organiserName, MAX.name),
    },
  };
}

function clip(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
