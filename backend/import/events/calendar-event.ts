import ICAL from 'ical.js';
import { escapeText } from '@/backend/contract/rich-text/escape';
import { broken, skip, type ImportEvent } from '@/backend/import/item';
import { guessLang } from '@/backend/import/text/language';
import { withParagraphs } from '@/backend/import/text/paragraphs';
import { webAddress } from '@/backend/import/text/web-address';
import type { CalendarBlock } from './calendar-blocks';
import { timesOf } from './calendar-times';
import { finishEvent } from './draft';

const HAS_MARKUP = /<\/?(a|b|br|div|em|h\d|i|li|ol|p|span|strong|u|ul)\b[^>]*>/i;
const PICTURE = /\.(jpe?g|png|webp|avif)(\?|$)/i;
const CHINA = 'Asia/Shanghai';

/**
 * A VEVENT as an event. Repeating and private events are skipped.
 * @param calendarName the organiser's name for an event without one
 */
export function calendarEvent(block: CalendarBlock, calendarName: string, where: string): ImportEvent {
  if (block.isCut) return broken(where, 'is cut off: its END is missing');
  try {
    // ical.js parses values when they are read, so `toEvent` can throw, too.
    return toEvent(new ICAL.Component(ICAL.parse(block.text)), block, calendarName, where);
  } catch (error) {
    return broken(where, `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function toEvent(
  event: ICAL.Component,
  block: CalendarBlock,
  calendarName: string,
  where: string,
): ImportEvent {
  const text = (name: string) => textOf(event, name);
  if (['PRIVATE', 'CONFIDENTIAL'].includes(text('class').toUpperCase()))
    return skip(where, 'is marked as private');
  const repeats = ['rrule', 'rdate', 'recurrence-id'].find((name) => event.hasProperty(name));
  if (repeats) return skip(where, `repeats (${repeats.toUpperCase()}); only single events are read`);
  const uid = text('uid').trim();
  if (uid === '') return broken(where, 'has no UID, so it could not be found again');
  const title = text('summary');
  const details = detailsOf(event);
  const usualZone = guessLang(`${title} ${details}`) === 'en' ? 'Etc/UTC' : CHINA;
  const times = timesOf(event, block.frame, usualZone);
  if (typeof times === 'string') return broken(where, times);
  const place = text('location');
  const placeUrl = webAddress(place, null);
  const conference = webAddress(text('conference'), null);
  const isOnline = placeUrl !== null || (place.trim() === '' && conference !== null);
  const links = [webAddress(text('url'), null), placeUrl, conference].filter((link) => link !== null);
  return finishEvent(
    {
      ...times,
      sourceKey: `ics:${uid}`,
      langTag: null,
      title,
      summary: '',
      details,
      city: '',
      address: isOnline ? '' : place,
      mode: isOnline ? 'online' : 'offline',
      links: [...new Set(links)].map((url) => ({ label: new URL(url).host, url })),
      agenda: [],
      organiserName: organiserOf(event) ?? calendarName,
      picUrl: pictureOf(event),
      status: statusOf(text('status'), block),
    },
    where,
  );
}

function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

function detailsOf(event: ICAL.Component): string {
  const markup = textOf(event, 'x-alt-desc');
  if (markup.trim() !== '') return markup;
  const plain = textOf(event, 'description');
  return withParagraphs(HAS_MARKUP.test(plain) ? plain : escapeText(plain));
}

/** The organiser's name; null for none, or when it is only an e-mail address. */
function organiserOf(event: ICAL.Component): string | null {
  const name = event.getFirstProperty('organizer')?.getParameter('cn');
  return typeof name === 'string' && name.trim() !== '' && !name.includes('@') ? name : null;
}

function pictureOf(event: ICAL.Component): string | null {
  const named = [...event.getAllProperties('image'), ...event.getAllProperties('attach')];
  for (const property of named) {
    const value = property.getFirstValue();
    const address = typeof value === 'string' ? webAddress(value, null) : null;
    const type = String(property.getParameter('fmttype') ?? '');
    if (address && (property.name === 'image' || type.startsWith('image/') || PICTURE.test(address)))
      return address;
  }
  return null;
}

/** Tentative events become drafts. */
function statusOf(status: string, { frame }: CalendarBlock): 'published' | 'draft' | 'cancelled' {
  const isCalledOff = frame.properties.get('METHOD')?.toUpperCase() === 'CANCEL';
  if (isCalledOff || status.toUpperCase() === 'CANCELLED') return 'cancelled';
  return status.toUpperCase() === 'TENTATIVE' ? 'draft' : 'published';
}
