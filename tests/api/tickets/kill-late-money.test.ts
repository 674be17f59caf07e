import { type Killable, placeOrder, startKillable } from '@/tests/support/killable';
import { hasPostgres } from '@/tests/support/postgres';
import type { Point } from '@/tests/support/stand-before';
import { UNBALANCED } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

const insert = (table: string, when: string): Point => ({ table, write: 'insert', when });
const update = (table: string, when: string): Point => ({ table, write: 'update', when });

const RECEIVED = {
  'with the money written': insert('payments', `new.state = 'received'`),
  'while the money is logged': insert('order_log', `new.action = 'money'`),
};
/** Where the backend is killed while late money is returned, in the order in which it reaches these writes. */
const returned = (action: string, key: string): Record<string, Point> => ({
  ...RECEIVED,
  'while the refund is written': insert('refunds', 'true'),
  'while the refund is logged': insert('order_log', `new.action = 'refund_begun'`),
  'while the order changes': update('orders', `new.status = 'refund_in_progress'`),
  'while the step is logged': insert('order_log', `new.action = '${action}'`),
  'while the buyer is told': insert('messages', `new.key = '${key}'`),
  'while the letter is queued': insert('outbox', `new.kind = 'mail'`),
});

/** What the buyer `since` gets after the seat hold has expired decides whether late money pays or is returned. */
const CASES = {
  'seats are free': {
    ticket: { quantity: 9, per_person_limit: 9 },
    since: 'ben',
    points: {
      ...RECEIVED,
      'while the order changes': update('orders', `new.status = 'paid'`),
      'with a ticket good again': update('tickets', `new.state = 'valid'`),
      'while its seat is counted': update('ticket_types', 'new.taken > old.taken'),
      'while the step is logged': insert('order_log', `new.action = 'payLate'`),
      'while the receipt is written': insert('receipts', 'true'),
      'while the buyer is told': insert('messages', `new.key = 'orderPaid'`),
      'while the sending is queued': insert('outbox', `new.kind = 'tickets'`),
      'while the letter is queued': insert('outbox', `new.kind = 'mail'`),
      'with the letter queued and not yet noted': update(
        'outbox',
        `new.kind = 'tickets' and new.delivered_at is not null`,
      ),
    },
    ends: { status: 'paid', cause: null, refunded: 0, seats: 1, receipts: 1, told: ['orderPaid'] },
  },
  'no seat is left': {
    ticket: { quantity: 1, per_person_limit: 1 },
    since: 'ben',
    points: returned('returnLate', 'orderPaidLate'),
    ends: {
      status: 'refund_in_progress',
      cause: 'paid_late',
      refunded: 28000,
      seats: 0,
      receipts: 0,
      told: ['orderPaidLate'],
    },
  },
  'its buyer has as many as one may have': {
    ticket: { quantity: 9, per_person_limit: 1 },
    since: 'ann',
    points: returned('returnOverLimit', 'orderOverLimit'),
    ends: {
      status: 'refund_in_progress',
      cause: 'over_limit',
      refunded: 28000,
      seats: 0,
      receipts: 0,
      told: ['orderOverLimit'],
    },
  },
} as const;
type CaseName = keyof typeof CASES;

jest.setTimeout(240_000);

onPostgres('a backend that is killed while late money is confirmed', () => {
  let killable: Killable;

  beforeAll(async () => {
    killable = await startKillable();
  });
  afterAll(() => killable.end());

  const confirm = (id: number) =>
    killable.who('host')('checkOrder', {
      id,
      action: 'confirm',
      amount: 28000,
      transfer_id: `late-${id}`,
    });

  /** An order whose seat hold has expired, and a paid order made afterwards; no notification or letter is stored. */
  async function lapsed(name: CaseName): Promise<number> {
    const { sql, who, makeEvent, untilSent, clearTold: clearNotified } = killable;
    const { ticket, since } = CASES[name];
    const event = await makeEvent(ticket);
    const { id: late } = await placeOrder(who('ann'), event);
    await sql`update orders set hold_until = now() - interval '1 minute' where id = ${late}`;
    expect((await confirm((await placeOrder(who(since), event)).id)).code).toBe(200);
    await untilSent('tickets');
    await clearNotified();
    return late;
  }

  /** The state of the order, its money, and the notifications and letters of its buyer. */
  async function outcome(id: number) {
    const { sql } = killable;
    const [order] = await sql`select status, cause,
      (select count(*)::int from payments where order_id = ${id}) as payments,
      (select count(*)::int from order_log where order_id = ${id} and action = 'money') as logged,
      (select sum(amount)::int from payments where order_id = ${id} and state = 'received') as received,
      (select coalesce(sum(amount), 0)::int from refunds where order_id = ${id}) as refunded,
      (select count(*)::int from tickets where order_id = ${id} and state = 'valid') as seats,
      (select count(*)::int from receipts where order_id = ${id}) as receipts,
      (select count(*)::int from outbox where kind = 'mail' and recipient = 'ann@example.org') as letters
      from orders where id = ${id}`;
    const notified = await sql<{ key: string }[]>`select key from messages order by id`;
    expect(await sql.unsafe(UNBALANCED)).toEqual([]);
    return { ...order, told: notified.map(({ key }) => key) };
  }

  const POINTS = Object.entries(CASES).flatMap(([name, { points }]) =>
    Object.entries<Point>(points).map(([where, point]) => [name as CaseName, where, point] as const),
  );

  test.each(POINTS)('%s, killed %s: confirming the money again counts it once', async (name, _, point) => {
    const id = await lapsed(name);
    await killable.killBefore(point, () => confirm(id));
    // The organiser, who may have got no answer, confirms twice more: the money is counted once.
    for (let time = 0; time < 2; time += 1) expect([200, 409]).toContain((await confirm(id)).code);
    await killable.untilSent('tickets');
    expect(await outcome(id)).toEqual({
      ...CASES[name].ends,
      payments: 1,
      logged: 1,
      received: 28000,
      letters: 1,
    });
  });
});
