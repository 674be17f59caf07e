import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput } from '@/backend/contract/calls';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { daysOf } from '@/lib/platform/dates/month';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { readRequired } from '@/lib/platform/calls/read';
import { toPage, type Page } from '@/lib/platform/paging/page';
import type { PageRequest } from '@/lib/platform/paging/pager';
import {
  type EventCard,
  type FullEvent,
  type Organiser,
  toEventCard,
  toFullEvent,
  toOrganiser,
} from './event';
import { shiftDay } from '@/lib/platform/dates/week';
import { fiveWeeks } from './five-weeks';
import { eventsOfOrganiser } from './of-organiser';
import { eventTime } from './time';

/** The largest page the backend returns, and how many of them a calendar reads. */
const PAGE_SIZE = 100;
const MAX_PAGES = 10;
const AHEAD_DAYS = 14;
const AHEAD_SIZE = 8;

export type EventFilter = Omit<CallInput<'activities'>, 'page' | 'locale'>;

/** A page of events; an empty one while their section is off, since other pages list some, too. */
export async function listEvents(
  language: ReaderLanguage,
  filter: EventFilter = {},
  page = 1,
): Promise<Page<EventCard>> {
  if (isSectionOff('events')) return toPage({ list: [], total: 0, page, size: PAGE_SIZE }, (none) => none);
  const mayBeInvented = [filter.from, filter.to, filter.city].some((part) => part !== undefined);
  const data = await readRequired(
    'activities',
    { ...filter, page, locale: language.locale },
    { tags: [tags.events], revalidate: LIFETIMES.event, ...(mayBeInvented && { isCachedWhen: 'list' }) },
  );
  return toPage(data, (item) => toEventCard(item, language));
}

/**
 * Events that take place on a day from `from` to `to` (`YYYY-MM-DD`) of their own zone, by time. The backend goes by days
 * of UTC+8, which begin up to a day earlier or later.
 */
async function listEventsBetween(
  language: ReaderLanguage,
  { from, to }: { from: string; to: string },
  filter: Pick<EventFilter, 'city' | 'is_cancelled'> = {},
): Promise<EventCard[]> {
  const wider = { from: shiftDay(from, -1), to: shiftDay(to, 1) };
  const wanted = { ...filter, ...wider, state: 'all', size: PAGE_SIZE } as const;
  const first = await listEvents(language, wanted);
  const others = Array.from({ length: Math.min(first.pages, MAX_PAGES) - 1 }, (_, at) =>
    listEvents(language, wanted, at + 2),
  );
  const events = [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
  return events.filter((event) => {
    const { day, lastDay } = eventTime(event, language.locale);
    return day <= to && lastDay >= from;
  });
}

/** Events with a day in a month (`YYYY-MM`), in order of time. */
export async function listMonthEvents(language: ReaderLanguage, month: string): Promise<EventCard[]> {
  const days = daysOf(month);
  return listEventsBetween(language, { from: days[0] ?? '', to: days.at(-1) ?? '' });
}

/**
 * Events with a day in the five weeks from that of a day (`YYYY-MM-DD`) on, without cancelled ones, by time.
 * @param city the only city wanted, as one of their texts names it
 */
export async function listEventsOfWeeks(
  language: ReaderLanguage,
  day: string,
  city?: string,
): Promise<EventCard[]> {
  return listEventsBetween(language, fiveWeeks(day), { is_cancelled: false, ...(city && { city }) });
}

/** Whether an event, past or to come, takes place in a city of this name. */
export async function isCityOfEvents(language: ReaderLanguage, city: string): Promise<boolean> {
  const data = await readRequired(
    'activities',
    { state: 'all', size: 1, page: 1, city, locale: language.locale },
    { tags: [tags.events], revalidate: LIFETIMES.event, isCachedWhen: 'list' },
  );
  return data.total > 0;
}

/** The first events of the two weeks after a day (`YYYY-MM-DD`), each by the days of its own zone, by time. */
export async function listEventsAfter(language: ReaderLanguage, day: string): Promise<EventCard[]> {
  const events = await listEventsBetween(language, { from: shiftDay(day, 1), to: shiftDay(day, AHEAD_DAYS) });
  return events.slice(0, AHEAD_SIZE);
}

/** An event, and other events of its organiser. Ends in the 404 page when there is none. */
export async function readEvent(
  id: number,
  language: ReaderLanguage,
): Promise<{ event: FullEvent; others: EventCard[] }> {
  const data = await readRequired(
    'eventDetails',
    { id, locale: language.locale },
    { tags: [tags.event(id), tags.events], revalidate: LIFETIMES.event },
  );
  return {
    event: toFullEvent(data.event, language),
    others: data.others.map((item) => toEventCard(item, language)),
  };
}

export async function listOrganisers(
  language: ReaderLanguage,
  { page, size }: PageRequest,
): Promise<Page<Organiser & { events: EventCard[]; upcomingTotal: number }>> {
  const data = await readRequired(
    'organisers',
    { page, size, locale: language.locale },
    { tags: [tags.events], revalidate: LIFETIMES.event },
  );
  return toPage(data, (row) => ({
    ...toOrganiser(row, language),
    events: row.events.map((item) => toEventCard(item, language)),
    upcomingTotal: row.upcoming_total,
  }));
}

/** The largest number of upcoming and of past events on an organiser's page. */
const ORGANISER_EVENTS = 30;

/** An organiser with upcoming and past events. Ends in the 404 page when there is none. */
export async function readOrganiser(
  id: number,
  language: ReaderLanguage,
): Promise<{ organiser: Organiser; upcoming: EventCard[]; past: EventCard[] }> {
  const rule = { tags: [tags.events], revalidate: LIFETIMES.event };
  const [row, coming, ended] = await Promise.all([
    readRequired('organiserDetails', { id, locale: language.locale }, rule),
    listEvents(language, { organiser: id, size: ORGANISER_EVENTS }),
    listEvents(language, { organiser: id, size: ORGANISER_EVENTS, state: 'ended' }),
  ]);
  return { organiser: toOrganiser(row, language), ...eventsOfOrganiser(coming.items, ended.items) };
}
