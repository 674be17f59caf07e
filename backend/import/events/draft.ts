import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import { stripHanLatinSpaces, stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { convertBody } from '@/backend/import/body/convert-body';
import { type Loss, shorten } from '@/backend/import/body/loss';
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
  /** What the reader of the format could not take along. */
  losses?: readonly Loss[];
}

/** Cleans a draft and returns it as an event with what is lost of it; or as `skip` or `broken` with the reason. */
export function finishEvent(
  { start, end, langTag, walls, losses: beside = [], ...draft }: EventDraft,
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
  const { body: details, losses } = convertBody(draft.details, { baseUrl: null, gated: 'omit' });
  const lang = decideLang(langTag, `${title} ${htmlToLine(details)}`);
  if (lang === 'other') return skip(where, `is in "${langTag}"; the portal holds Chinese and English`);
  const cuts: string[] = [];
  const line = (name: string, text: string, max: number) => {
    const whole = lang === 'en' ? oneLine(text) : stripHanLatinSpaces(oneLine(text));
    const clipped = clip(whole, max);
    if (clipped !== whole) cuts.push(`${name} of more than ${max} characters: ${whole}`);
    return clipped;
  };
  if (draft.agenda.length > MAX.agenda)
    cuts.push(`${draft.agenda.length - MAX.agenda} rows of the agenda, which has at most ${MAX.agenda}`);
  const event = {
    ...draft,
    lang,
    title: line('title', draft.title, MAX.title),
    summary: line('summary', draft.summary, MAX.summary),
    details: lang === 'en' ? details : stripHanLatinSpacesInHtml(details),
    city: line('city', draft.city, MAX.city),
    address: line('address', draft.address, MAX.address),
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    links: draft.links.map(({ label, url }) => ({ label: line('label of a link', label, MAX.label), url })),
    agenda: draft.agenda
      .slice(0, MAX.agenda)
      .map((entry) => ({ time: entry.time, title: line('row of the agenda', entry.title, MAX.address) })),
    organiserName: line('organiser', draft.organiserName, MAX.name),
  };
  const lost = [
    ...cuts.map((what): Loss => ({ kind: 'lost', what: shorten(what), place: '' })),
    ...beside,
    ...losses,
  ];
  return {
    type: 'event',
    origin: where,
    notes: clockNotes(walls, draft.timeZone),
    losses: lost.map((loss) => ({ ...loss, where, title: event.title })),
    event,
  };
}

function clip(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
