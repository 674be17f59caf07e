import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { readForBuyer } from '@/backend/modules/tickets/queries/orders/of-buyer';
import { calls } from '@/backend/contract/calls';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, newKey, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('orders', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(async () => {
    await world.end();
  });

  test('the log of an order shows buyers the organiser’s name, and not the nickname of the account', async () => {
    const paid = await people.paid(await people.event([{ quantity: 1 }]));
    await world.sql`update users set nickname = 'user_0f9995' where id = ${people.organiser.id}`;
    const order = await readForBuyer(world.context, paid.id, 'zh-Hans');
    expect(order.event.organiser).not.toBe('');
    expect(new Set(order.log.map(({ actor }) => actor))).toEqual(
      new Set([order.name, order.event.organiser]),
    );
  });

  describe('seat holds', () => {
    test('a hold lasts fifteen minutes, then its seat is free and its order says why', async () => {
      const event = await people.event([{ quantity: 1 }]);
      const order = await people.buyOne(people.ann, event);
      expect(order).toMatchObject({
        status: 'payment_in_progress',
        situation: 'held',
        total: 28000,
        owed: 28000,
      });
      expect(Date.parse(order.expires_at ?? '') - Date.parse(order.server_time)).toBeLessThanOrEqual(
        15 * MINUTE,
      );
      world.move(14 * MINUTE);
      await releaseSeatHolds(world.context);
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
      expect(await refusalOf(people.buyOne(people.ben, event))).toBe('soldOut');
      world.move(2 * MINUTE);
      // No sweep has run: the purchase itself finds the expired hold.
      expect((await people.buyOne(people.ben, event)).status).toBe('payment_in_progress');
      expect(await people.again(order.id)).toMatchObject({ status: 'cancelled', situation: 'hold_expired' });
    });

    test('the same order in a second tab is the same one, and an order for other seats can replace it', async () => {
      const event = await people.event([{ quantity: 3, per_person_limit: 3 }]);
      const first = await people.buyOne(people.ann, event, 2);
      expect((await people.buyOne(people.ann, event, 2)).id).toBe(first.id);
      const changed = await buy(world.context, people.ann, {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 3 }],
        replaces: first.id,
      });
      expect(changed.total).toBe(84000);
      expect(await people.again(first.id)).toMatchObject({ status: 'cancelled', cause: 'replaced' });
    });

    test('a key already used for other seats is refused', async () => {
      const event = await people.event([{ quantity: 9 }]);
      const items = (quantity: number) => [{ ticket_type_id: event.types[0] ?? 0, quantity }];
      const key = newKey();
      await buy(world.context, people.ann, { event_id: event.id, items: items(1), idempotency_key: key });
      const other = buy(world.context, people.ann, {
        event_id: event.id,
        items: items(2),
        idempotency_key: key,
      });
      expect(await refusalOf(other)).toBe('keyUsed');
    });

    test('a member has at most a few unpaid orders', async () => {
      const event = await people.event([{ quantity: 50, per_person_limit: 50 }]);
      for (const quantity of [1, 2, 3]) await people.buyOne(people.ann, event, quantity);
      expect(await refusalOf(people.buyOne(people.ann, event, 4))).toBe('tooManyTickets');
    });
  });

  describe('what may be bought', () => {
    test('tickets are sold only while on sale, at the current price, and in one currency for each order', async () => {
      const soon = new Date(world.context.now().getTime() + DAY).toISOString();
      const event = await people.event([
        { quantity: 5, sale_opens: soon },
        { quantity: 5, steps: [{ price: 18000, until: soon }] },
        { quantity: 5, currency: 'USD' },
      ]);
      const [later = 0, early = 0, dollars = 0] = event.types;
      const of = (...ids: number[]) =>
        buy(world.context, people.ann, {
          event_id: event.id,
          items: ids.map((id) => ({ ticket_type_id: id, quantity: 1 })),
        });
      expect(await refusalOf(of(later))).toBe('saleClosed');
      expect(await refusalOf(of(early, dollars))).toBe('invalidInput');
      expect((await of(early)).total).toBe(18000);
      world.move(DAY + MINUTE);
      expect((await of(early)).total).toBe(28000);
      expect((await of(later)).total).toBe(28000);
    });

    test('sale windows and seat holds are right when clocks change in the zone of the event', async () => {
      const year = world.context.now().getUTCFullYear() + 1;
      // The second Sunday of March: at 2:00 clocks in New York go forward to 3:00.
      const sunday = 14 - new Date(Date.UTC(year, 2, 14)).getUTCDay();
      const day = `${year}-03-${String(sunday).padStart(2, '0')}`;
      const event = await people.event(
        [{ quantity: 5, sale_opens: `${day} 01:30`, sale_closes: `${day} 03:30`, per_person_limit: 5 }],
        { time_zone: 'America/New_York', start_time: `${year}-04-01 14:00`, end_time: `${year}-04-01 16:00` },
      );
      const [type] = event.tickets;
      expect([type?.sale_opens, type?.sale_closes]).toEqual([
        new Date(`${day}T06:30:00Z`).toISOString(),
        new Date(`${day}T07:30:00Z`).toISOString(),
      ]);
      const goTo = (utc: string) => world.move(Date.parse(`${day}T${utc}Z`) - world.context.now().getTime());
      const back = world.context.now().getTime();
      goTo('06:29:00');
      expect(await refusalOf(people.buyOne(people.ann, event))).toBe('saleClosed');
      goTo('06:50:00');
      const order = await people.buyOne(people.ann, event);
      // 01:50 plus fifteen minutes is 03:05 that night.
      expect(Math.round((Date.parse(order.expires_at ?? '') - Date.parse(`${day}T07:05:00Z`)) / MINUTE)).toBe(
        0,
      );
      goTo('07:04:00');
      await releaseSeatHolds(world.context);
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
      goTo('07:06:00');
      await releaseSeatHolds(world.context);
      expect((await people.again(order.id)).situation).toBe('hold_expired');
      expect(await refusalOf(people.buyOne(people.ben, event))).toBe('done');
      goTo('07:31:00');
      expect(await refusalOf(people.buyOne(people.ann, event))).toBe('saleClosed');
      world.move(back - world.context.now().getTime());
    });

    test('an order keeps the name, price and refund rule of its purchase', async () => {
      const event = await people.event([{ quantity: 5, name: '早鸟' }], { refund_hours: 48 });
      const order = await people.buyOne(people.ann, event);
      await updateEvent(
        world.context,
        people.organiser,
        calls.updateActivity.input.parse({
          id: event.id,
          refund_hours: null,
          tickets: [{ id: event.types[0], name: '全价', price: 99900, quantity: 5 }],
        }),
      );
      const after = await people.again(order.id);
      expect(after).toMatchObject({ total: 28000, items: [{ name: '早鸟', price: 28000 }] });
      expect(after.refund.until).not.toBeNull();
      const currency = calls.updateActivity.input.parse({
        id: event.id,
        tickets: [{ id: event.types[0], name: '全价', price: 99900, quantity: 5, currency: 'USD' }],
      });
      expect(await refusalOf(updateEvent(world.context, people.organiser, currency))).toBe('invalidInput');
    });
  });

  describe('approval', () => {
    test('a request takes no seat, and an approval holds a seat if there is one', async () => {
      const event = await people.event([{ quantity: 1 }], { needs_approval: true });
      const [a, b] = [await people.buyOne(people.ann, event), await people.buyOne(people.ben, event)];
      expect(a).toMatchObject({
        status: 'awaiting_approval',
        expires_at: null,
        log: [{ action: 'applied' }],
      });
      await people.check(a.id, 'approve');
      expect(await people.again(a.id)).toMatchObject({ status: 'payment_in_progress', situation: 'held' });
      expect(await refusalOf(people.check(b.id, 'approve'))).toBe('soldOut');
      await people.check(b.id, 'decline', { reason: '满了' });
      expect(await people.again(b.id)).toMatchObject({ status: 'cancelled', situation: 'declined' });
      expect(await refusalOf(people.check(b.id, 'approve'))).toBe('wrongState');
    });
  });
});
