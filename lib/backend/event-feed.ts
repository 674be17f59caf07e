import 'server-only';
import { getConfig } from '../config';
import { absoluteHtml } from '../feeds/absolute-html';
import type { FeedItem } from '../feeds/feed';
import { permanentId } from '../feeds/permanent-id';
import { toIso } from '../dates';
import type { Reading } from '../i18n/localize';
import { absolute } from '../site';
import { summaryOf } from '../seo/summary';
import { type FullEvent, listEvents, readEvent } from './events';
import { describePicture } from './picture-file';

/** Events with their details; each is kept by itself. */
const MAX_EVENTS = 30;

/** Upcoming events with everything their pages say, soonest first. */
export async function listFullEvents(reading: Reading): Promise<FullEvent[]> {
  const { items } = await listEvents(reading, { size: MAX_EVENTS });
  const shown = items.filter(({ langs }) => (reading.locale === 'en' ? langs.includes('en') : true));
  const pages = await Promise.all(shown.map(({ id }) => readEvent(id, reading)));
  return pages.map(({ event }) => event);
}

/** The same for a feed: when and where stand before the details. */
export async function eventItems(reading: Reading): Promise<FeedItem[]> {
  const { siteUrl } = getConfig();
  const events = await listFullEvents(reading);
  const items = events.map(async (event) => ({
    id: permanentId(reading.locale, 'event', event.id),
    url: absolute(event.href),
    title: event.title,
    summary: [event.startsAt, event.city, summaryOf(event.details)].filter(Boolean).join(' · '),
    html: absoluteHtml(event.details, siteUrl),
    publishedAt: toIso(event.updatedAt),
    updatedAt: toIso(event.updatedAt),
    author: { name: event.organiser.name, url: absolute(event.href) },
    categories: [],
    picture: await describePicture(event.poster),
  }));
  return Promise.all(items);
}
