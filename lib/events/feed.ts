import 'server-only';
import { getConfig } from '@/lib/platform/config/config';
import { absoluteHtml } from '@/lib/publishing/feed/absolute-html';
import type { FeedItem } from '@/lib/publishing/feed/feed';
import { permanentId } from '@/lib/publishing/feed/permanent-id';
import { eventWords } from './words';
import { nowMs } from '@/lib/platform/dates/clock';
import { toDay, toIso } from '@/lib/platform/dates/dates';
import { eventTime, isWholeDays, zonedClock } from './time';
import type { Locale } from '@/lib/platform/language/locales';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { absolute } from '@/lib/platform/config/site';
import { xmlText } from '@/lib/publishing/xml/xml';
import { summaryOf } from '@/lib/publishing/text/summary';
import { type CalendarEvent, readCalendar } from './calendar';
import type { FullEvent } from './event';
import { type EventFilter, listEvents, readEvent } from './read';
import { describePicture } from '@/lib/publishing/feed/describe-picture';

const FEED_SIZE = 30;
/** The largest page the backend returns. */
const CALENDAR_SIZE = 100;
/** How many days past events stay in a calendar, so that subscribers do not lose them at once. */
const PAST_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Events for a calendar: upcoming ones and those of the last `PAST_DAYS` days, at most `CALENDAR_SIZE` of each. The
 * English calendar has only events with an English text.
 */
export async function listCalendarEvents(language: ReaderLanguage): Promise<CalendarEvent[]> {
  const from = toDay(nowMs() - PAST_DAYS * DAY_MS);
  return readCalendar(language, { from, size: CALENDAR_SIZE, lang: textIn(language) });
}

/** The language in which events need a text to be shown; Chinese readers are shown all. */
const textIn = ({ locale }: ReaderLanguage): Locale | undefined => (locale === 'en' ? 'en' : undefined);

/** Events with all the data of their pages; in English, only those with an English text. Each is cached separately. */
async function listFullEvents(language: ReaderLanguage, filter: EventFilter): Promise<FullEvent[]> {
  const { items } = await listEvents(language, { ...filter, lang: textIn(language) });
  const pages = await Promise.all(items.map(({ id }) => readEvent(id, language)));
  return pages.map(({ event }) => event);
}

/**
 * Upcoming events as items of a feed: time, place and price precede the details. The title of a cancelled event begins
 * with the word for cancelled.
 */
export async function eventItems(language: ReaderLanguage): Promise<FeedItem[]> {
  const { siteUrl } = getConfig();
  const events = await listFullEvents(language, { size: FEED_SIZE });
  const items = events.map(async (event) => {
    const facts = await factsOf(event, language.locale);
    const { title } = event;
    return {
      id: permanentId(language.locale, 'event', event.id),
      url: absolute(event.href),
      title: event.state === 'cancelled' ? `${facts.price} · ${title}` : title,
      summary: [facts.line, summaryOf(event.details)].join(' · '),
      html: `<p>${xmlText(facts.line)}</p>${absoluteHtml(event.details, siteUrl)}`,
      publishedAt: toIso(event.updatedAt),
      updatedAt: toIso(event.updatedAt),
      author: { name: event.organiser.name, url: absolute(event.href) },
      categories: [],
      picture: await describePicture(event.poster),
    };
  });
  return Promise.all(items);
}

/**
 * `2026-12-05 13:30–18:00 UTC+8 · 上海 · 线下 · ¥280起`, in the event's own zone; the end has a date when it is on another
 * day, and whole days have no clock time.
 */
async function factsOf(event: FullEvent, locale: Locale): Promise<{ line: string; price: string }> {
  const { day, lastDay, hours, zone } = eventTime(event, locale);
  const { place, price } = await eventWords(event, locale);
  const end = zonedClock(new Date(event.endsAt), event.timeZone);
  const days = day === lastDay ? day : `${day} – ${lastDay}`;
  const clock = `${day} ${day === lastDay ? hours : `${hours} – ${lastDay} ${end}`} ${zone}`;
  const time = isWholeDays(event) ? days : clock;
  return { line: [time, place, price].filter(Boolean).join(' · '), price };
}
