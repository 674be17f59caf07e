import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import type { Locale } from '@/backend/contract/locale';
import { heldLetters } from '@/backend/db/schema/letters';
import { outbox } from '@/backend/db/schema/system';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { toShortTime } from '@/backend/kernel/text/time';
import { pageUrl } from '@/backend/kernel/page-url';
import { notify } from '@/backend/modules/members/commands/messages';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import { peopleToNotify } from '@/backend/modules/tickets/queries/people/people-to-notify';
import type { Fact, Sheet } from '@/backend/outbox/letter';
import { factLabels } from '@/backend/outbox/letters/fact-labels';
import { moneyBack, type WayBack } from '@/backend/outbox/letters/money-back';
import { openPost } from './cause-letter';
import { ticketCalendar } from '@/backend/modules/tickets/commands/tickets/calendar';

const payload = z.object({
  eventId: z.number(),
  change: z.enum(['moved', 'cancelled']),
  /** The start of a moved event as its holders know it; absent when it did not change. */
  was: z.iso.datetime().optional(),
  /** The former place in each language, if it changed. */
  wasPlace: z.array(z.object({ lang: localeSchema, city: z.string(), address: z.string() })).default([]),
  isTimeChanged: z.boolean().default(true),
  /** The number of the change among all changes of the event. */
  number: z.number().optional(),
});

/** The notification of a cancelled event, by the way in which the reader's money is returned. */
const CANCELLED_NOTICES = {
  none: 'eventCancelled',
  card: 'eventCancelledCard',
  hand: 'eventCancelledHand',
  both: 'eventCancelledBoth',
} as const satisfies Record<WayBack, string>;

const KEYS = { moved: 'eventMoved', cancelled: 'eventCancelled' } as const;

/**
 * Notifies everybody with a ticket or an open order, and everybody who paid, that an event was moved or cancelled: one
 * letter per address, and one notification per member. When several changes wait, only the latest is sent, compared
 * with what holders knew before all of them.
 */
export async function notifyHolders(context: Context, rawPayload: unknown): Promise<void> {
  const { eventId, change, was, wasPlace, isTimeChanged, number } = payload.parse(rawPayload);
  await inTransaction(context, async (inner) => {
    if (number !== undefined && (await isLaterWaiting(inner, eventId, number))) return;
    const people = await peopleToNotify(inner, eventId, change);
    await dropOutdated(inner, eventId);
    const post = await openPost(inner, { eventId, by: null });
    const notified = new Set<number>();
    for (const { email, locale, userId, wayBack } of people) {
      const event = (await eventsOf(inner, [eventId], locale)).get(eventId);
      if (!event) return;
      const { startTime, timeZone } = event.row;
      const isAtAnotherStart = was !== undefined && Date.parse(was) !== startTime.getTime();
      const key = isAtAnotherStart ? 'eventRescheduled' : KEYS[change];
      const values = {
        title: event.shown.title,
        when: toShortTime(startTime, timeZone),
        time: toShortTime(startTime, timeZone),
        ...(isAtAnotherStart && { was: toShortTime(new Date(was), timeZone) }),
        where: placeText(event.shown),
        reason: event.row.cancelReason,
        money: change === 'cancelled' ? moneyBack(locale, wayBack, event.row.cancelKeptPercent) : '',
        url: pageUrl(inner.config, locale, '/ac_mine'),
      };
      const formerPlace = placeText(wasPlace.find(({ lang }) => lang === event.shown.lang));
      const facts = movedFacts(locale, {
        ...{ when: values.when, was: values.was, isTimeChanged },
        place: values.where || (event.row.mode === 'online' ? factLabels[locale].online : ''),
        formerPlace,
      });
      const sheet: Sheet = {
        ...{ mark: event.shown.organiser, node: 'trouble', url: values.url },
        gutter: { large: values.when.slice(5, 10), small: values.when.slice(11, 16) },
        facts,
      };
      const base64 = Buffer.from(await ticketCalendar(inner, eventId, locale)).toString('base64');
      const entry = { filename: 'event.ics', contentType: 'text/calendar; charset=utf-8', base64 };
      if (email !== '')
        await post(email, key, () => ({
          ...{ key, locale, values, attachments: [entry] },
          ...(key !== 'eventCancelled' && { sheet }),
        }));
      if (userId === 0 || notified.has(userId)) continue;
      notified.add(userId);
      const notice = key === 'eventCancelled' ? CANCELLED_NOTICES[wayBack] : key;
      await notify(inner, userId, { kind: 'event', key: notice, params: values, link: '/ac_mine' });
    }
  });
}

const placeText = ({ city, address } = { city: '', address: '' }) =>
  [city, address].filter(Boolean).join(' · ');

interface Move {
  when: string;
  was: string | undefined;
  isTimeChanged: boolean;
  place: string;
  formerPlace: string;
}

/** The rows of the letter with the new and the former time and place; an unchanged one is marked as such. */
function movedFacts(locale: Locale, { when, was, isTimeChanged, place, formerPlace }: Move): Fact[] {
  const labels = factLabels[locale];
  const isPlaceChanged = formerPlace !== '' && formerPlace !== place;
  const wordsFor = (isChanged: boolean) => (isChanged ? labels.changed : labels.unchanged);
  return [
    { label: labels.when, value: when, was, more: wordsFor(isTimeChanged) },
    {
      ...{ label: labels.where, value: place, more: wordsFor(isPlaceChanged) },
      was: isPlaceChanged ? formerPlace : undefined,
    },
  ].filter(({ value }) => value !== '');
}

/** Whether a later change of the event waits in the outbox. */
async function isLaterWaiting({ db }: Context, eventId: number, number: number): Promise<boolean> {
  const later = await db.$count(
    outbox,
    and(
      eq(outbox.kind, 'eventChange'),
      isNull(outbox.deliveredAt),
      isNull(outbox.failedAt),
      sql`${outbox.payload} ->> 'eventId' = ${String(eventId)}`,
      sql`(${outbox.payload} ->> 'number')::int > ${number}`,
    ),
  );
  return later > 0;
}

/** Drops waiting letters about earlier changes, which are not true any more. */
async function dropOutdated({ db }: Context, eventId: number): Promise<void> {
  const isEarlier = and(
    eq(heldLetters.eventId, eventId),
    eq(heldLetters.state, 'waiting'),
    inArray(heldLetters.key, [...Object.values(KEYS), 'eventRescheduled']),
  );
  await db.update(heldLetters).set({ state: 'outdated', payload: {} }).where(isEarlier);
}
