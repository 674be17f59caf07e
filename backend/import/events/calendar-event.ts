import { createHash } from 'node:crypto';
import { escapeText } from '@/backend/contract/rich-text/escape';
import type { ImportEvent } from '@/backend/import/item';
import { firstSentence } from '@/backend/import/text/first-sentence';
import { guessLang } from '@/backend/import/text/language';
import { htmlToLine } from '@/backend/import/text/plain';
import { withParagraphs } from '@/backend/import/text/paragraphs';
import { webAddress } from '@/backend/import/text/web-address';
import { type CalendarEntry, textOf } from './calendar-entry';
import { addressIn, isOnlinePlace, linksOf, lossesOutsideText, picturesOf } from './calendar-links';
import type { EventTimes } from './calendar-times';
import { wallClockText } from './calendar-moment';
import { finishEvent } from './draft';
import { zoneOfPlace } from './zone-of-place';

const HAS_MARKUP = /<\/?(a|b|br|div|em|h\d|i|li|ol|p|span|strong|u|ul)\b[^>]*>/i;
const CHINA = 'Asia/Shanghai';

/** What the reader of a calendar knows of one date besides the entry itself. */
interface Known {
  sourceKey: string;
  /** The organiser's name for an event without one. */
  calendarName: string;
  /** The series whose date this entry changes: what the entry does not say is as there. Null for none. */
  series: CalendarEntry | null;
}

/** One date of a VEVENT as an event. */
export function calendarEvent(
  entry: CalendarEntry,
  times: EventTimes,
  { sourceKey, calendarName, series }: Known,
): ImportEvent {
  const source = (name: string) => (series && !entry.texts.hasProperty(name) ? series : entry);
  const text = (name: string) => textOf(source(name).texts, name);
  const details = detailsOf(entry) || (series ? detailsOf(series) : '');
  const place = text('location');
  const placeUrl = addressIn(place);
  const hasOwn = ['conference', 'x-google-conference', 'attach'].some((name) =>
    entry.texts.hasProperty(name),
  );
  const { conferences, files } = linksOf(series && !hasOwn ? series.texts : entry.texts);
  const isOnline = isOnlinePlace(place) || (place.trim() === '' && conferences.length > 0);
  const pages = [webAddress(text('url').replace(/\\([,;])/g, '$1'), null), placeUrl].filter(
    (link) => link !== null,
  );
  const links = [...pages.map((url) => ({ label: new URL(url).host, url })), ...conferences, ...files];
  return finishEvent(
    {
      ...times,
      timeZone: isOnline ? times.timeZone : zoneOfPlace(times.timeZone, lineOf(place), times.start),
      sourceKey,
      langTag: null,
      title: lineOf(text('summary')) || firstSentence(details),
      summary: '',
      details,
      city: '',
      address: isOnline ? '' : lineOf(place),
      mode: isOnline ? 'online' : 'offline',
      links: links
        .filter(({ url }, at) => links.findIndex((link) => link.url === url) === at)
        .map(({ label, url }) => ({ label, url })),
      agenda: [],
      organiserName: organiserOf(source('organizer')) ?? calendarName,
      picUrl: picturesOf(entry.texts)[0] ?? (series ? picturesOf(series.texts)[0] : null) ?? null,
      losses: lossesOutsideText(entry.texts),
      status: statusOf(text('status'), entry),
    },
    entry.where,
  );
}

/** Words of a calendar on one line. Programs write entities of HTML into them, which calendars do not have. */
function lineOf(words: string): string {
  return /&(#?\w{2,8});/.test(words) ? htmlToLine(words.replaceAll('<', '&lt;')) : words.trim();
}

/** The zone of times without one: China's for Chinese events, UTC for others. */
export function usualZoneOf(entry: CalendarEntry): string {
  const words = `${textOf(entry.texts, 'summary')} ${detailsOf(entry)}`;
  return guessLang(words) === 'en' ? 'Etc/UTC' : CHINA;
}

/** What identifies an entry where an id does not: its title and when it begins. */
export function digestOf({ texts, start }: CalendarEntry): string {
  const words = `${textOf(texts, 'summary').trim()}\n${start === null ? '' : wallClockText(start)}`;
  return createHash('sha256').update(words).digest('hex').slice(0, 24);
}

/** The id of an entry, or what identifies it when it has none. */
export function idOf(entry: CalendarEntry): string {
  return entry.uid === '' ? `#${digestOf(entry)}` : entry.uid;
}

export function isPrivate({ texts }: CalendarEntry): boolean {
  return ['PRIVATE', 'CONFIDENTIAL'].includes(textOf(texts, 'class').toUpperCase());
}

function detailsOf({ texts }: CalendarEntry): string {
  const markup = textOf(texts, 'x-alt-desc');
  if (markup.trim() !== '') return markup;
  const plain = textOf(texts, 'description');
  return withParagraphs(HAS_MARKUP.test(plain) ? plain : escapeText(plain));
}

/** The organiser's name; null for none, or when it is only an e-mail address. */
function organiserOf({ texts }: CalendarEntry): string | null {
  const name = texts.getFirstProperty('organizer')?.getParameter('cn');
  return typeof name === 'string' && name.trim() !== '' && !name.includes('@') ? name : null;
}

/** Tentative events become drafts. */
function statusOf(status: string, { block }: CalendarEntry): 'published' | 'draft' | 'cancelled' {
  const isCalledOff = block.frame.properties.get('METHOD')?.toUpperCase() === 'CANCEL';
  if (isCalledOff || /^cancell?ed$/i.test(status.trim())) return 'cancelled';
  return /^(tentative|draft|pending)$/i.test(status.trim()) ? 'draft' : 'published';
}
