import { and, asc, eq, gt, gte, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { calls } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import { orders } from '@/backend/db/schema/orders';
import { outbox } from '@/backend/db/schema/system';
import { inviteCodes, ticketTypes } from '@/backend/db/schema/tickets';
import { users } from '@/backend/db/schema/users';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { createOrder } from '@/backend/modules/tickets/commands/orders/create-order';
import { receiveMoney } from '@/backend/modules/tickets/commands/money/receive';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { seedScans } from './scans';

const MINUTE_MS = 60_000;

/**
 * Seeds orders of sample members: paid, with a reported bank transfer, awaiting approval, and with a requested refund;
 * people who wait for a sold-out ticket type; invite codes; and scans at events that have begun.
 */
export async function seedSampleTickets(context: Context): Promise<void> {
  const { db } = context;
  const samples = await db.select().from(users).where(eq(users.isSample, true)).orderBy(asc(users.id));
  const buyer = samples.find(({ roles }) => roles.length === 0);
  const columnist = samples.find(({ roles }) => roles.includes('columnist'));
  const upcoming = await typesOfEvents(context, and(gt(ticketTypes.price, 0), onSale(context)));
  const [first, second, third] = distinct(upcoming);
  if (buyer && first) await buyOne(context, buyer.id, first, 'paid');
  if (columnist && first) await buyOne(context, columnist.id, first, 'named');
  if (buyer && second) await buyOne(context, buyer.id, second, 'named');
  if (columnist && third) await buyOne(context, columnist.id, third, 'refund asked');
  await seedRequests(context, samples);
  await seedWaiting(context, samples);
  await seedCodes(context);
  await seedScans(context);
  // The addresses of sample members do not exist, so letters for these orders must not be sent.
  await db.delete(outbox).where(eq(outbox.kind, 'tickets'));
  await db.delete(outbox).where(and(eq(outbox.kind, 'mail'), like(outbox.recipient, '%@lianxun.test')));
}

type Type = typeof ticketTypes.$inferSelect;
type User = typeof users.$inferSelect;

/** Members without a role beyond writing columns. */
const isPlain = ({ roles }: User) => roles.every((role) => role === 'columnist');

function onSale({ now }: Context) {
  const moment = sql`${now().toISOString()}::timestamptz`;
  return sql`${ticketTypes.taken} < ${ticketTypes.quantity} and ${ticketTypes.kind} <> 'invitation'
    and coalesce(${ticketTypes.saleOpens} <= ${moment}, true) and coalesce(${ticketTypes.saleCloses} > ${moment}, true)`;
}

/** One ticket type of each event. */
function distinct(types: Type[]): Type[] {
  return types.filter((type, at) => types.findIndex(({ eventId }) => eventId === type.eventId) === at);
}

const asMember = (id: number): Member => ({ id, roles: [], sessionId: 0 });

function order(context: Context, userId: number, type: Type) {
  const input = calls.createOrder.input.parse({
    event_id: type.eventId,
    items: [{ ticket_type_id: type.id, quantity: 1 }],
    idempotency_key: `sample:${type.id}`,
  });
  return createOrder(context, asMember(userId), '', input);
}

async function buyOne(
  context: Context,
  userId: number,
  type: Type,
  end: 'paid' | 'named' | 'refund asked',
): Promise<void> {
  const newOrder = await order(context, userId, type);
  await withOrder(context, newOrder.id, async (inner, row, event) => {
    if (end !== 'named') {
      const money = { provider: 'manual' as const, providerId: `sample:${row.id}`, amount: row.total };
      await receiveMoney(inner, row, event, { ...money, currency: row.currency, actorId: null });
      return;
    }
    const holdUntil = new Date(inner.now().getTime() + 24 * 60 * MINUTE_MS);
    const named = { transferId: `20261122-${row.id}`, transferNamedAt: inner.now(), wasExtended: true };
    await inner.db
      .update(orders)
      .set({ ...named, method: 'manual', holdUntil })
      .where(eq(orders.id, row.id));
  });
  if (end === 'refund asked')
    await requestRefund(context, asMember(userId), {
      id: newOrder.id,
      reason: '那天要值班',
      locale: 'zh-Hans',
    });
}

/** Seeds a request for a seat at the first event whose organiser approves orders. */
async function seedRequests(context: Context, samples: User[]): Promise<void> {
  const [type] = await typesOfEvents(context, eq(events.needsApproval, true));
  for (const { id } of samples.filter(isPlain)) if (type) await order(context, id, type);
}

/** Seeds people who wait for the first ticket type that is sold out. */
async function seedWaiting(context: Context, samples: User[]): Promise<void> {
  const isSoldOut = and(
    gte(ticketTypes.taken, ticketTypes.quantity),
    ne(ticketTypes.kind, 'invitation'),
    or(isNull(ticketTypes.saleCloses), gt(ticketTypes.saleCloses, context.now())),
  );
  const [type] = await typesOfEvents(context, isSoldOut);
  if (!type) return;
  const input = { event_id: type.eventId, ticket_type_id: type.id, quantity: 1, locale: 'zh-Hans' as const };
  for (const { id } of samples.filter(isPlain)) await joinWaitlist(context, asMember(id), input);
}

/** Ticket types of upcoming events, soonest first. */
async function typesOfEvents({ db, now }: Context, more: SQL | undefined): Promise<Type[]> {
  const rows = await db
    .select({ type: ticketTypes })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .where(and(eq(events.status, 'published'), gt(events.startTime, now()), more))
    .orderBy(asc(events.startTime), asc(ticketTypes.position));
  return rows.map(({ type }) => type);
}

/** Seeds a batch of invite codes for every ticket type by invitation. */
async function seedCodes({ db, now }: Context): Promise<void> {
  const invited = await db.select().from(ticketTypes).where(eq(ticketTypes.kind, 'invitation'));
  for (const type of invited)
    await db
      .insert(inviteCodes)
      .values(
        [1, 2, 3].map((n) => ({
          eventId: type.eventId,
          ticketTypeId: type.id,
          code: `SAMPLE-${type.id}-${n}`,
          batch: '媒体',
          usesLimit: 5,
          createdAt: now(),
        })),
      )
      .onConflictDoNothing();
}
