import ICAL from 'ical.js';
import type { Loss } from '@/backend/import/body/loss';
import { webAddress } from '@/backend/import/text/web-address';

const PICTURE = /\.(jpe?g|png|webp|gif|avif)(\?|$)/i;
/** What people write where a place would stand, and nothing else. */
const ONLINE =
  /^(online|virtual|remote|webinar|zoom( meeting)?|(microsoft )?teams( meeting)?|google meet|webex|线上|線上|在线|線上會議|线上会议|腾讯会议|騰訊會議|钉钉|飞书|直播)?[\s:：,，-]*$/i;
const ADDRESS = /https?:\/\/[^\s<>"，。；]+/i;

interface EventLink {
  label: string;
  url: string;
}

/** Whether words in place of a place say that there is none. */
export function isOnlinePlace(place: string): boolean {
  return place.trim() !== '' && ONLINE.test(place.replace(ADDRESS, '').trim());
}

/** The first address in words; null for none. */
export function addressIn(words: string): string | null {
  return webAddress(ADDRESS.exec(words)?.[0], null);
}

/** The addresses at which an event is held, and its files: what a page can link to besides its own address. */
export function linksOf(texts: ICAL.Component): { conferences: EventLink[]; files: EventLink[] } {
  const conferences = ['conference', 'x-google-conference'].flatMap((name) => linksIn(texts, name));
  const files = linksIn(texts, 'attach').filter(({ isPicture }) => !isPicture);
  return { conferences, files };
}

function linksIn(texts: ICAL.Component, name: string): (EventLink & { isPicture: boolean })[] {
  return texts.getAllProperties(name).flatMap((property) => {
    const value = property.getFirstValue();
    const url = typeof value === 'string' ? webAddress(value, null) : null;
    if (url === null) return [];
    const label = parameterOf(property, 'label') || parameterOf(property, 'filename') || new URL(url).host;
    return [{ label, url, isPicture: isPicture(property, url) }];
  });
}

/** The addresses of pictures, the lead picture first. */
export function picturesOf(texts: ICAL.Component): string[] {
  const properties = [...texts.getAllProperties('image'), ...texts.getAllProperties('attach')];
  return properties.flatMap((property) => {
    const value = property.getFirstValue();
    const address = typeof value === 'string' ? webAddress(value, null) : null;
    return address && isPicture(property, address) ? [address] : [];
  });
}

function isPicture(property: ICAL.Property, address: string): boolean {
  if (property.name === 'image') return true;
  return parameterOf(property, 'fmttype').startsWith('image/') || PICTURE.test(address);
}

function parameterOf(property: ICAL.Property, name: string): string {
  const value = property.getParameter(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What of an event has no place on a page. */
export function lossesOutsideText(texts: ICAL.Component): Loss[] {
  const inside = [...texts.getAllProperties('attach'), ...texts.getAllProperties('image')].filter(
    (property) => webAddress(String(property.getFirstValue()), null) === null,
  );
  const words = (['comment', 'contact'] as const).flatMap((name) =>
    texts.getAllProperties(name).map((property) => `${name}: ${String(property.getFirstValue())}`),
  );
  const categories = texts
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map(String))
    .filter((category) => category.trim() !== '');
  const lost = [
    ...picturesOf(texts)
      .slice(1)
      .map((address) => `picture beside the text: ${address}`),
    ...inside.map((property) => `file inside the calendar ${parameterOf(property, 'filename')}`.trim()),
    ...words,
  ].map((what): Loss => ({ kind: 'lost', what, place: '' }));
  if (categories.length === 0) return lost;
  return [
    ...lost,
    { kind: 'changed', what: `categories, which events do not have: ${categories.join(', ')}`, place: '' },
  ];
}
