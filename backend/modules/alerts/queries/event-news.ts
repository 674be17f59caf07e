import { asc, eq } from 'drizzle-orm';
import type { EventNews } from '@/backend/contract/alerts/event-news';
import { eventCohosts, events, eventTexts } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { isSectionOff } from '@/backend/kernel/site-brand';
import { toShortTime } from '@/backend/kernel/text/time';
import type { AlertContent } from './alert-text';

const DAY_SECONDS = 86_400;

/**
 * The notification about an event. Null when it does not apply any more: an event that has begun is neither announced
 * nor reminded of, and a cancelled event is not reported as moved. Nothing is said of events while their section is off.
 */
export async function readEventNews(
  context: Context,
  id: number,
  news: EventNews,
): Promise<AlertContent | null> {
  const { db, now } = context;
  if (await isSectionOff(context, 'events')) return null;
  const [event] = await db.select().from(events).where(eq(events.id, id));
  if (event?.status !== (news === 'cancelled' ? 'cancelled' : 'published')) return null;
  const isBefore = news === 'published' || news === 'reminder';
  const secondsLeft = Math.floor(
    ((isBefore ? event.startTime : event.endTime).getTime() - now().getTime()) / 1000,
  );
  if (secondsLeft <= 0) return null;
  const texts = await db
    .select()
    .from(eventTexts)
    .where(eq(eventTexts.eventId, id))
    .orderBy(asc(eventTexts.lang));
  const topics = news === 'published' ? await topicsOf(db, event) : [`event:${id}`];
  return {
    texts: texts.map(({ lang, title, city, address }) => ({
      lang,
      title,
      place: [city, address].filter(Boolean).join(' · '),
      words: null,
    })),
    topics,
    name: `event-${id}`,
    seconds: Math.min(secondsLeft, DAY_SECONDS),
    facts: { event: id, news, when: toShortTime(event.startTime, event.timeZone) },
  };
}

/** The topics under which readers are notified of a new event: all events, its edition, and each of its organisers. */
async function topicsOf(db: Context['db'], event: typeof events.$inferSelect): Promise<string[]> {
  const cohosts = await db
    .select({ id: eventCohosts.organiserId })
    .from(eventCohosts)
    .where(eq(eventCohosts.eventId, event.id));
  const organisers = [event.organiserId, ...cohosts.map(({ id }) => id)];
  return ['events', `region:${event.region}`, ...organisers.map((id) => `organiser:${id}`)];
}
