import { inTwoWeeks, type Killable, placeOrder, startKillable } from '@/tests/support/killable';
import { hasPostgres } from '@/tests/support/postgres';
import type { Point } from '@/tests/support/stand-before';
import { UNBALANCED } from '@/tests/support/ticket-world';
import { until } from '@/tests/support/until';

const onPostgres = hasPostgres ? describe : describe.skip;

const insert = (table: string, when: string): Point => ({ table, write: 'insert', when });
const update = (table: string, when: string): Point => ({ table, write: 'update', when });

/** Where the backend is killed, in the order in which it reaches these writes. */
const CALLING_OFF: Record<string, Point> = {
  'while the call writes the event': update('events', `new.status = 'cancelled'`),
  'while the call queues the letters': insert('outbox', `new.kind = 'eventChange'`),
  'with an order ended': update('orders', `new.cause = 'event_cancelled'`),
  'with a ticket taken back': update('tickets', `new.state in ('refunded', 'cancelled')`),
  'with a refund written': insert('refunds', 'true'),
  'with a step logged': insert('order_log', `new.action = 'refund'`),
  'with the last order settled': update('events', 'new.settled_at is not null'),
  'while holders are told in the portal': insert('messages', `new.key like 'eventCancelled%'`),
  'while letters are queued': insert('outbox', `new.kind = 'mail'`),
  'with all told and not yet noted': update(
    'outbox',
    `new.kind = 'eventChange' and new.delivered_at is not null`,
  ),
};
const MOVING: Record<string, Point> = {
  'while the call writes the event': update('events', 'new.changed_at is distinct from old.changed_at'),
  'while the call queues the letters': insert('outbox', `new.kind = 'eventChange'`),
  'while holders are told in the portal': insert('messages', `new.key = 'eventRescheduled'`),
  'while letters are queued': insert('outbox', `new.kind = 'mail'`),
  'with all told and not yet noted': update(
    'outbox',
    `new.kind = 'eventChange' and new.delivered_at is not null`,
  ),
};

jest.setTimeout(240_000);

onPostgres('a backend that is killed while an event is cancelled or moved', () => {
  let killable: Killable;

  beforeAll(async () => {
    killable = await startKillable();
  });
  afterAll(() => killable.end());

  /**
   * An event with two paid orders of one buyer, one of another buyer and an unpaid one; no notification or letter is
   * stored.
   */
  async function eventWithOrders(): Promise<number> {
    const { who, makeEvent, untilSent, clearTold: clearNotified } = killable;
    const event = await makeEvent();
    for (const [name, quantity] of [
      ['ann', 1],
      ['ann', 2],
      ['ben', 1],
    ] as const) {
      const { id } = await placeOrder(who(name), event, quantity);
      expect((await who('host')('checkOrder', { id, action: 'confirm' })).code).toBe(200);
    }
    await placeOrder(who('ben'), event, 3);
    await untilSent('tickets');
    await clearNotified();
    return event.id;
  }

  /** The state of the event and its orders, and how many notifications and letters each person has. */
  async function outcome(id: number) {
    const { sql } = killable;
    const orders = await sql`select o.status, o.cause, o.total::int as total,
      (select count(*)::int from refunds r where r.order_id = o.id) as refunds,
      (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as returned,
      (select count(*)::int from order_log l where l.order_id = o.id) as steps
      from orders o where o.event_id = ${id} order by o.id`;
    const notified =
      await sql`select user_id::int, key, count(*)::int as times from messages group by 1, 2 order by 1, 2`;
    const letters =
      await sql`select recipient, count(*)::int as times from outbox where kind = 'mail' group by 1 order by 1`;
    const [event] =
      await sql`select status, sequence, settled_at is not null as settled from events where id = ${id}`;
    expect(await sql.unsafe(UNBALANCED)).toEqual([]);
    return { event, orders: [...orders], told: [...notified], letters: [...letters] };
  }

  const ACTS = {
    'called off': {
      form: { status: 'cancelled', cancel_reason: '场地停电' },
      untilOver: async (id: number) => {
        await until(async () => {
          const [row] = await killable.sql`select settled_at from events where id = ${id}`;
          return row?.settled_at !== null;
        });
        await killable.untilSent('eventChange');
      },
    },
    moved: {
      form: { start_time: `${inTwoWeeks()} 15:00`, end_time: `${inTwoWeeks()} 17:00` },
      untilOver: () => killable.untilSent('eventChange'),
    },
  } as const;
  const undisturbed: Record<string, Awaited<ReturnType<typeof outcome>>> = {};
  const act = (name: keyof typeof ACTS, id: number) =>
    killable.who('host')('updateActivity', { id, ...ACTS[name].form });

  beforeAll(async () => {
    for (const name of Object.keys(ACTS) as (keyof typeof ACTS)[]) {
      const id = await eventWithOrders();
      expect((await act(name, id)).code).toBe(200);
      await ACTS[name].untilOver(id);
      undisturbed[name] = await outcome(id);
    }
    expect(undisturbed['called off']?.orders.map(({ refunds, returned }) => [refunds, returned])).toEqual([
      [1, 28000],
      [1, 56000],
      [1, 28000],
      [0, 0],
    ]);
    expect(undisturbed.moved?.letters.map(({ times }) => times)).toEqual([1, 1]);
  });

  async function killedAt(name: keyof typeof ACTS, point: Point) {
    const id = await eventWithOrders();
    await killable.killBefore(point, () => act(name, id));
    // The organiser, who got no answer, sends the call again: it succeeds, or was done already.
    expect([200, 409]).toContain((await act(name, id)).code);
    await ACTS[name].untilOver(id);
    return outcome(id);
  }

  test.each(Object.entries(CALLING_OFF))(
    'cancelled, killed %s: the result is as without a kill',
    async (_, point) => {
      expect(await killedAt('called off', point)).toEqual(undisturbed['called off']);
    },
  );

  test.each(Object.entries(MOVING))('moved, killed %s: the result is as without a kill', async (_, point) => {
    expect(await killedAt('moved', point)).toEqual(undisturbed.moved);
  });
});
