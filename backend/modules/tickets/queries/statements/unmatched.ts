import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { integer } from '@/backend/db/codec';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import { MAX_UNMATCHED } from '@/backend/contract/tickets/limits';
import { orders } from '@/backend/db/schema/orders';
import { unmatchedMoney } from '@/backend/db/schema/payments';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { likelyOrders, orderCandidates } from './likely-orders';

type Unmatched = CallOutput<'activityUnmatched'>;

const ENDED_SHOWN = 50;
const seer = alias(users, 'seer');
const ender = alias(users, 'ender');

/** Unmatched money of an event: all that waits, and what was decided last. The caller must check the rights. */
export async function listUnmatched(context: Context, eventId: number): Promise<Unmatched> {
  const open = await find(context, eventId, 'open');
  const ended = await find(context, eventId, 'ended');
  const candidates = open.length === 0 ? [] : await orderCandidates(context, eventId);
  return {
    list: [...open, ...ended].map(({ money, order, seenBy, endedBy }) => ({
      id: money.id,
      state: money.state,
      amount: money.amount,
      currency: money.currency,
      day: money.day,
      clock: money.clock,
      payer: money.payer,
      remark: money.note,
      seen_by: accountLabel(seenBy ?? '', money.createdBy),
      seen_time: money.createdAt.toISOString(),
      likely: money.state === 'open' ? likelyOrders(money, candidates) : [],
      order_id: money.orderId,
      order_number: order ?? '',
      ended_by: money.endedBy === null ? '' : accountLabel(endedBy ?? '', money.endedBy),
      ended_time: money.endedAt?.toISOString() ?? null,
      reason: money.reason,
    })),
    sums: await readUnmatchedSums(context, eventId),
  };
}

function find({ db }: Context, eventId: number, part: 'open' | 'ended') {
  const { state, day, clock, id, endedAt } = unmatchedMoney;
  return db
    .select({ money: unmatchedMoney, order: orders.number, seenBy: seer.nickname, endedBy: ender.nickname })
    .from(unmatchedMoney)
    .leftJoin(orders, eq(orders.id, unmatchedMoney.orderId))
    .leftJoin(seer, eq(seer.id, unmatchedMoney.createdBy))
    .leftJoin(ender, eq(ender.id, unmatchedMoney.endedBy))
    .where(and(eq(unmatchedMoney.eventId, eventId), part === 'open' ? eq(state, 'open') : ne(state, 'open')))
    .orderBy(...(part === 'open' ? [desc(day), desc(clock), desc(id)] : [desc(endedAt), desc(id)]))
    .limit(part === 'open' ? MAX_UNMATCHED : ENDED_SHOWN);
}

/** How much unmatched money of an event waits, by currency, in minor units. */
async function readUnmatchedSums({ db }: Context, eventId: number): Promise<Unmatched['sums']> {
  return db
    .select({
      currency: unmatchedMoney.currency,
      amount: sql`sum(${unmatchedMoney.amount})`.mapWith(integer),
    })
    .from(unmatchedMoney)
    .where(and(eq(unmatchedMoney.eventId, eventId), eq(unmatchedMoney.state, 'open')))
    .groupBy(unmatchedMoney.currency)
    .orderBy(unmatchedMoney.currency);
}
