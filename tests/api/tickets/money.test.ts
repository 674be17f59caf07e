import { nameTransfer, previewRefund, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { matchTransfers } from '@/backend/modules/tickets/queries/statements/match-transfers';
import { listMyOrders } from '@/backend/modules/tickets/queries/orders/read';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { calls } from '@/backend/contract/calls';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const zh = { locale: 'zh-Hans' as const };

onPostgres('bank transfers and refunds', () => {
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

  describe('bank transfers', () => {
    test('a named transfer holds the seats until the organiser decides', async () => {
      const event = await people.event([{ quantity: 1 }]);
      const order = await people.buyOne(people.ann, event);
      await nameTransfer(world.context, people.ann, { id: order.id, transfer_id: 'TX-1001', ...zh });
      world.move(26 * 60 * MINUTE);
      await releaseSeatHolds(world.context);
      expect(await people.again(order.id)).toMatchObject({ situation: 'reference_given' });
      await people.check(order.id, 'confirm');
      expect(await people.again(order.id)).toMatchObject({
        status: 'paid',
        paid: 28000,
        owed: 0,
        situation: 'paid',
      });
    });

    test('one transfer pays for one order', async () => {
      const event = await people.event([{ quantity: 5 }]);
      const [a, b] = [await people.buyOne(people.ann, event), await people.buyOne(people.ben, event)];
      await nameTransfer(world.context, people.ann, { id: a.id, transfer_id: 'TX-2002', ...zh });
      expect(
        await refusalOf(nameTransfer(world.context, people.ben, { id: b.id, transfer_id: 'TX-2002', ...zh })),
      ).toBe('transferKnown');
      await people.check(a.id, 'confirm');
      expect(await refusalOf(people.check(b.id, 'confirm', { transfer_id: 'TX-2002' }))).toBe(
        'transferKnown',
      );
    });

    test('after too little the rest is owed, and after a second payment the surplus is to be returned', async () => {
      const event = await people.event([{ quantity: 5 }]);
      const order = await people.buyOne(people.ann, event);
      await people.check(order.id, 'confirm', { amount: 20000, transfer_id: 'part-1' });
      expect(await people.again(order.id)).toMatchObject({
        status: 'payment_in_progress',
        situation: 'underpaid',
        owed: 8000,
      });
      await people.check(order.id, 'confirm', { amount: 10000, transfer_id: 'part-2' });
      expect(await people.again(order.id)).toMatchObject({ status: 'paid', paid: 30000, to_return: 2000 });
    });

    test('a bank statement proposes orders by their reference, and does not confirm them', async () => {
      const event = await people.event([{ quantity: 5 }]);
      const order = await people.buyOne(people.ann, event);
      const csv = `2026-11-22,ANN,${order.payment.reference},280.00\n2026-11-22,X,${order.payment.reference.slice(0, -1)}2Z,1\n\n`;
      const { matches, unmatched } = await matchTransfers(world.context, event.id, csv);
      expect(matches).toMatchObject([{ line: 1, order_id: order.id, is_amount_found: true }]);
      expect(unmatched).toHaveLength(1);
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
    });
  });

  describe('refunds', () => {
    test('of one of two tickets free its seat, return its price and leave the order paid', async () => {
      const event = await people.event([{ quantity: 2, per_person_limit: 2 }], { refund_hours: 24 });
      const order = await people.buyOne(people.ann, event, 2);
      await people.check(order.id, 'confirm');
      const [first] = (await people.again(order.id)).tickets;
      const some = { id: order.id, ticket_ids: [first?.id ?? 0] };
      expect(await previewRefund(world.context, people.ann, some)).toMatchObject({
        amount: 28000,
        is_within_rule: true,
      });
      await requestRefund(world.context, people.ann, { ...some, reason: '', ...zh });
      const after = await people.again(order.id);
      expect(after).toMatchObject({
        status: 'paid',
        situation: 'part_in_progress',
        refunded: 0,
        to_pay_back: 28000,
        to_return: 0,
      });
      expect(after.tickets.map(({ state }) => state)).toEqual(['refunded', 'valid']);
      expect((await people.buyOne(people.ben, event)).status).toBe('payment_in_progress');
      await people.check(order.id, 'refund_done');
      const back = { status: 'paid', situation: 'partly_refunded', refunded: 28000 };
      expect(await people.again(order.id)).toMatchObject(back);
    });

    test('requested after a part refund wait for the organiser, on the order and in lists', async () => {
      const event = await people.event([{ quantity: 2, per_person_limit: 2 }], { refund_hours: 24 });
      const { id, tickets } = await people.paid(event, 2);
      const refundTickets = (ticketIds?: number[]) =>
        requestRefund(world.context, people.ann, { id, ticket_ids: ticketIds, reason: '', ...zh });
      await refundTickets(tickets.slice(0, 1).map((ticket) => ticket.id));
      await people.check(id, 'refund_done');
      // On the last day the refund rule does not apply any more.
      world.move(Date.parse(event.start_time) - 60 * MINUTE - world.context.now().getTime());
      await refundTickets();
      const listed = await listMyOrders(world.context, people.ann, { page: 1, size: 20, ...zh });
      expect([
        (await people.again(id)).situation,
        listed.list.find((order) => order.id === id)?.situation,
      ]).toEqual(['refund_asked', 'refund_asked']);
    });

    test('outside the rule need the organiser, and a refused ticket stays valid', async () => {
      const event = await people.event([{ quantity: 1 }]);
      const order = await people.buyOne(people.ann, event);
      await people.check(order.id, 'confirm');
      await requestRefund(world.context, people.ann, { id: order.id, reason: '病了', ...zh });
      expect(await people.again(order.id)).toMatchObject({
        situation: 'refund_asked',
        tickets: [{ state: 'refunding' }],
      });
      await people.check(order.id, 'refuse_refund', { reason: '订好了' });
      expect(await people.again(order.id)).toMatchObject({
        situation: 'refund_refused',
        tickets: [{ state: 'valid' }],
      });
      expect(
        await refusalOf(requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh })),
      ).toBe('wrongState');
      await cancelForBuyer(world.context, people.organiser, { id: order.id, reason: '', ...zh });
      expect(await people.again(order.id)).toMatchObject({
        status: 'refund_in_progress',
        refunds: [{ amount: 28000 }],
      });
      await people.check(order.id, 'refund_done');
      expect(await people.again(order.id)).toMatchObject({
        status: 'refunded',
        situation: 'refunded',
        to_return: 0,
      });
      expect(await refusalOf(people.check(order.id, 'refund_done'))).toBe('wrongState');
    });

    test('of a cancelled event are made once, also when two backends settle it at once', async () => {
      const event = await people.event([{ quantity: 9 }, { quantity: 9, price: 0 }]);
      const [paid, open, free] = [
        await people.buyOne(people.ann, event),
        await people.buyOne(people.ben, event),
        await buy(world.context, people.ben, {
          event_id: event.id,
          items: [{ ticket_type_id: event.types[1] ?? 0, quantity: 1 }],
        }),
      ];
      await people.check(paid.id, 'confirm');
      await updateEvent(
        world.context,
        people.organiser,
        calls.updateActivity.input.parse({ id: event.id, status: 'cancelled', cancel_reason: '场地漏水' }),
      );
      expect(await refusalOf(people.buyOne(people.ann, event))).toBe('saleClosed');
      await Promise.all([settleCancelledEvents(world.context), settleCancelledEvents(world.other)]);
      await settleCancelledEvents(world.context);
      expect(await people.again(paid.id)).toMatchObject({
        status: 'refund_in_progress',
        situation: 'event_cancelled',
        refunded: 0,
        to_pay_back: 28000,
        refunds: [{ amount: 28000 }],
      });
      const { log } = await people.again(paid.id);
      expect(log.map(({ detail }) => detail.reason).filter(Boolean)).toEqual(['场地漏水', '场地漏水']);
      expect(await people.again(open.id)).toMatchObject({
        status: 'cancelled',
        situation: 'event_cancelled',
      });
      expect(await people.again(free.id)).toMatchObject({
        status: 'cancelled',
        situation: 'event_cancelled',
      });
    });
  });
});
