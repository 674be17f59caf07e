import 'server-only';
import type { CallOutput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { readRequired } from '@/lib/platform/calls/read';
import type { Locale } from '@/lib/platform/language/locales';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';

/** The data of a calendar entry for an event. Times are ISO text with the event's own offset. */
export interface CalendarEvent {
  id: number;
  href: string;
  title: string;
  langs: Locale[];
  city: string;
  address: string;
  /** Plain text. */
  description: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  state: CallOutput<'activityCalendar'>['list'][number]['state'];
  sequence: number;
  updatedAt: string;
}

/**
 * Events from a day (`YYYY-MM-DD`) on, by time, in one call whose answer is cached until an event changes.
 * @param size the most events to come, and the most ended ones
 * @param lang only events with a text in this language
 */
export async function readCalendar(
  language: ReaderLanguage,
  { from, size, lang }: { from: string; size: number; lang: Locale | undefined },
): Promise<CalendarEvent[]> {
  const { list } = await readRequired(
    'activityCalendar',
    { from, size, lang, locale: language.locale },
    { tags: [tags.events], revalidate: LIFETIMES.event },
  );
  return list.map((item) => {
    const text = (value: string) => localText(value, item.lang, language);
    return {
      id: item.id,
      href: href(language.locale, 'event', { id: item.id }),
      title: text(item.title),
      langs: item.langs,
      city: text(item.city),
      address: text(item.address),
      description: text(item.description),
      startsAt: item.start_time,
      endsAt: item.end_time,
      timeZone: item.time_zone,
      state: item.state,
      sequence: item.sequence,
      updatedAt: item.updated_time,
    };
  });
}
