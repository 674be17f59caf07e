import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { publicEventOf } from '@/backend/db/public-event';
import type { Context } from '@/backend/kernel/context';
import { GENERATED_NICKNAME } from '@/backend/contract/accounts/generated-nickname';
import type { CallParsedInput } from '@/backend/contract/calls';
import { eventCohosts, events, eventTexts, organisers } from '@/backend/db/schema/events';
import { dayBounds } from '@/backend/kernel/text/time';
import type { EventParts, EventRow } from './row';
import { ticketTypes } from '@/backend/db/schema/tickets';

/** The condition for events that readers may see: published or cancelled ones. */
const isPublic = () => inArray(events.status, ['published', 'cancelled']);

type Filter = Omit<CallParsedInput<'activities'>, 'page' | 'size' | 'locale'>;

/** One page of events: upcoming ones soonest first, ended ones latest first. Drafts never show. */
export async function findEvents(context: Context, filter: Filter, page: number, size: number) {
  const now = context.now();
  const where: (SQL | undefined)[] = [
    isPublic(),
    filter.mode && eq(events.mode, filter.mode),
    filter.region ? eq(events.region, filter.region) : undefined,
    filter.organiser ? eq(events.organiserId, filter.organiser) : undefined,
    filter.state === 'upcoming' ? gt(events.endTime, now) : undefined,
    filter.state === 'ended' ? lte(events.endTime, now) : undefined,
    filter.from ? gte(events.endTime, dayBounds(filter.from).from) : undefined,
    filter.to ? lt(events.startTime, dayBounds(filter.to).to) : undefined,
    filter.is_cancelled === undefined
      ? undefined
      : eq(events.status, filter.is_cancelled ? 'cancelled' : 'published'),
    filter.lang
      ? sql`exists (select 1 from event_texts l where l.event_id = ${events.id} and l.lang = ${filter.lang})`
      : undefined,
    filter.free
      ? sql`exists (select 1 from ticket_types t where t.event_id = ${events.id} and t.price = 0 and t.kind <> 'invitation' and not t.is_hidden)`
      : undefined,
    filter.city
      ? and(
          ne(events.mode, 'online'),
          sql`exists (select 1 from event_texts c where c.event_id = ${events.id} and c.city = ${filter.city})`,
        )
      : undefined,
  ];
  const order = filter.state === 'ended' ? desc : asc;
  const [rows, [total]] = await Promise.all([
    context.db
      .select()
      .from(events)
      .where(and(...where))
      .orderBy(order(events.startTime), order(events.id))
      .limit(size)
      .offset((page - 1) * size),
    context.db
      .select({ total: count() })
      .from(events)
      .where(and(...where)),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** Of each of these organisers, the first upcoming events, soonest first, in one statement. */
export async function findUpcomingOf(
  context: Context,
  organiserIds: readonly number[],
  each: number,
): Promise<EventRow[]> {
  if (organiserIds.length === 0) return [];
  const place =
    sql`row_number() over (partition by ${events.organiserId} order by ${events.startTime}, ${events.id})`.mapWith(
      integer,
    );
  const upcoming = context.db
    .select({ id: events.id, place: place.as('place') })
    .from(events)
    .where(isUpcomingOf(organiserIds, context.now()))
    .as('upcoming');
  const rows = await context.db
    .select({ event: events })
    .from(events)
    .innerJoin(upcoming, eq(upcoming.id, events.id))
    .where(lte(upcoming.place, each))
    .orderBy(asc(events.startTime), asc(events.id));
  return rows.map(({ event }) => event);
}

/** An event of one of these organisers that takes place and has not ended. */
const isUpcomingOf = (organiserIds: readonly number[], now: Date) =>
  and(
    eq(events.status, 'published'),
    inArray(events.organiserId, [...organiserIds]),
    gt(events.endTime, now),
  );

/** Of each of these organisers, how many events have not ended; without those that are cancelled. */
export async function countUpcomingOf(
  context: Context,
  organiserIds: readonly number[],
): Promise<Map<number, number>> {
  if (organiserIds.length === 0) return new Map();
  const rows = await context.db
    .select({ id: events.organiserId, total: count() })
    .from(events)
    .where(isUpcomingOf(organiserIds, context.now()))
    .groupBy(events.organiserId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** A published or cancelled event; undefined for any other. */
export async function findEvent(context: Context, id: number): Promise<EventRow | undefined> {
  const [row] = await context.db
    .select()
    .from(events)
    .where(and(eq(events.id, id), isPublic()));
  return row;
}

/** Adds texts, organiser and ticket types to events, keeping their order; four statements for any number. */
export async function withParts(context: Context, rows: EventRow[]): Promise<EventParts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [texts, accounts, tickets, turns] = await Promise.all([
    context.db
      .select()
      .from(eventTexts)
      .where(inArray(eventTexts.eventId, ids))
      .orderBy(asc(eventTexts.lang)),
    context.db
      .select()
      .from(organisers)
      .where(
        inArray(
          organisers.id,
          rows.map((row) => row.organiserId),
        ),
      ),
    context.db
      .select()
      .from(ticketTypes)
      .where(inArray(ticketTypes.eventId, ids))
      .orderBy(asc(ticketTypes.position)),
    findTurns(context, ids),
  ]);
  return rows.flatMap((event) => {
    const organiser = accounts.find((account) => account.id === event.organiserId);
    if (!organiser) return [];
    return {
      event,
      organiser,
      turn: turns.get(event.id) ?? 0,
      texts: texts.filter((text) => text.eventId === event.id),
      tickets: tickets.filter((ticket) => ticket.eventId === event.id),
    };
  });
}

/** The places of events in the order of the starts of all public ones and these. */
async function findTurns(context: Context, ids: readonly number[]): Promise<Map<number, number>> {
  const turn = sql`row_number() over (order by ${events.startTime}, ${events.id})`.mapWith(integer);
  const ordered = context.db
    .select({ id: events.id, turn: turn.as('turn') })
    .from(events)
    .where(or(isPublic(), inArray(events.id, [...ids])))
    .as('ordered');
  const rows = await context.db
    .select({ id: ordered.id, turn: ordered.turn })
    .from(ordered)
    .where(inArray(ordered.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.turn]));
}

export async function findCohosts(context: Context, eventId: number) {
  const rows = await context.db
    .select({ organiser: organisers })
    .from(eventCohosts)
    .innerJoin(organisers, eq(organisers.id, eventCohosts.organiserId))
    .where(eq(eventCohosts.eventId, eventId))
    .orderBy(asc(eventCohosts.position));
  return rows.map((row) => row.organiser);
}

/** A ticket type of a published or cancelled event, with its event; undefined for a hidden type. */
export async function findTicketType(context: Context, id: number) {
  const [row] = await context.db
    .select({ ticket: ticketTypes, event: events })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .where(and(eq(ticketTypes.id, id), eq(ticketTypes.isHidden, false), isPublic()));
  return row;
}

/** An organiser's profile; one without an owner only while a public event names it. */
export async function findOrganiser(context: Context, id: number) {
  const isShown = or(isNotNull(organisers.userId), publicEventOf(sql`${organisers.id}`));
  const [row] = await context.db
    .select()
    .from(organisers)
    .where(and(eq(organisers.id, id), isShown));
  return row;
}

/** Whether an organiser has set a name, the same rule as `isNamed`. */
const hasName = sql`exists (select 1 from jsonb_each_text(${organisers.name}) n
  where n.value <> '' and n.value !~ ${GENERATED_NICKNAME.source})`;

/** Named organisers of public events, those with events to come first. */
export async function findOrganisers(context: Context, page: number, size: number) {
  const isListed = and(hasName, publicEventOf(sql`${organisers.id}`));
  const isHolding = sql`exists (select 1 from events e where e.organiser_id = ${organisers.id}
    and e.status = 'published' and e.end_time > ${context.now().toISOString()}::timestamptz)`;
  const [rows, [total]] = await Promise.all([
    context.db
      .select()
      .from(organisers)
      .where(isListed)
      .orderBy(desc(isHolding), asc(organisers.id))
      .limit(size)
      .offset((page - 1) * size),
    context.db.select({ total: count() }).from(organisers).where(isListed),
  ]);
  return { rows, total: total?.total ?? 0 };
}
