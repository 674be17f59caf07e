import { type SQL, sql } from 'drizzle-orm';
import { instant, integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** The kinds of orders that can wait for an action of the organiser; each is also the name of a letter. */
export const WAITING_KINDS = ['hostTransfers', 'hostRequests', 'hostRefundsFailed', 'hostDisputes'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

interface WaitingOrder {
  number: string;
  name: string;
  /** In minor units. */
  amount: number;
  currency: string;
  until: Date | null;
}

const QUERIES: Record<WaitingKind, (eventId: number) => SQL> = {
  hostTransfers: (eventId) => sql`
    select o.number, o.name, greatest(0, o.total
        - (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state = 'received')
        + (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.state <> 'failed')) as amount,
      o.currency, o.hold_until as until from orders o
    where o.event_id = ${eventId} and o.status = 'payment_in_progress' and o.transfer_id is not null and not o.is_test
    order by o.hold_until, o.id`,
  hostRequests: (eventId) => sql`
    select o.number, o.name, o.total as amount, o.currency, null::timestamptz as until from orders o
    where o.event_id = ${eventId} and o.status = 'awaiting_approval' and not o.is_test order by o.id`,
  hostRefundsFailed: (eventId) => sql`
    select o.number, o.name, r.amount, r.currency, null::timestamptz as until from refunds r join orders o on o.id = r.order_id
    where o.event_id = ${eventId} and r.state = 'waiting' and r.is_manual and not o.is_test and exists (
      select 1 from refunds f where f.payment_id = r.payment_id and f.state = 'failed' and not f.is_manual)
    order by r.id`,
  hostDisputes: (eventId) => sql`
    select o.number, o.name, p.amount, p.currency, null::timestamptz as until from payments p join orders o on o.id = p.order_id
    where o.event_id = ${eventId} and p.state = 'disputed' and not o.is_test order by p.id`,
};

/** The orders of an event that wait for an action of its organiser, of one kind, the most urgent first. */
export async function waitingFor(
  { db }: Context,
  eventId: number,
  kind: WaitingKind,
): Promise<WaitingOrder[]> {
  return readRows(db, QUERIES[kind](eventId), {
    number: text,
    name: text,
    amount: integer,
    currency: text,
    until: nullable(instant),
  });
}
