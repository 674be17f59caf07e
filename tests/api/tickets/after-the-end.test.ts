import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { nameTransfer, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const zh = { locale: 'zh-Hans' as const };

onPostgres('an event that is over or cancelled sells nothing, even before a sweep has run', () => {
  let world: CardWorld;
  let people: TicketPeople;
  type CreatedEvent = Awaited<ReturnType<TicketPeople['event']>>;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const wire = (ms: number) => new Date(ms).toISOString();
  /** An event of four hours that begins so many minutes from now, with payment by card and by transfer. */
  const eventIn = (minutes: number, fields: object = {}, ticket: object = {}) => {
    // In whole seconds, as the calls return times.
    const start = Math.ceil(world.context.now().getTime() / 1000) * 1000 + minutes * MINUTE;
    return people.event([{ quantity: 9, per_person_limit: 9, ...ticket }], {
      start_time: wire(start),
      end_time: wire(start + 4 * HOUR),
      payment_methods: ['stripe', 'manual'],
      ...fields,
    });
  };
  const save = (id: number, form: object) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse({ id, ...form }));
  const name = (id: number) => nameTransfer(world.context, people.ann, { id, transfer_id: `T-${id}`, ...zh });
  const pay = (id: number, method: 'manual' | 'stripe') =>
    refusalOf(payOrder(world.context, people.ann, id, method));

  /** What ends an event; no sweep has run yet. */
  const ENDS: Record<string, { end: (event: CreatedEvent) => unknown; situation: string; letter: string }> = {
    over: {
      // Times are stored to the minute, and the events of one case may be made in different minutes.
      end: () => world.move(4 * HOUR + 5 * MINUTE),
      situation: 'paid_late',
      letter: '活动已经结束了，不再出票',
    },
    cancelled: {
      end: ({ id }) => save(id, { status: 'cancelled', cancel_reason: '场地停电' }),
      situation: 'event_cancelled',
      letter: '已经取消',
    },
  };

  describe.each(Object.entries(ENDS))('%s', (_, { end, situation, letter }) => {
    test('paying, naming a transfer and approving are refused', async () => {
      const event = await eventIn(1);
      const order = await people.buyOne(people.ann, event);
      const asking = await eventIn(1, { needs_approval: true });
      const requested = await people.buyOne(people.ann, asking);
      const free = await eventIn(1, { needs_approval: true }, { price: 0 });
      const requestedFree = await people.buyOne(people.ben, free);
      await end(event);
      for (const approvalEvent of [asking, free])
        if (situation === 'event_cancelled') await end(approvalEvent);
      expect(await pay(order.id, 'manual')).toBe('saleEnded');
      expect(await pay(order.id, 'stripe')).toBe('saleEnded');
      expect(
        world.stripe.sessions.filter((checkout) => checkout.client_reference_id === order.number),
      ).toEqual([]);
      expect(await refusalOf(name(order.id))).toBe('saleEnded');
      for (const { id } of [requested, requestedFree]) {
        expect(await refusalOf(people.check(id, 'approve'))).toBe('saleEnded');
        expect((await people.again(id)).status).toBe('awaiting_approval');
      }
      expect(await refusalOf(people.check(order.id, 'ask_again'))).toBe('saleEnded');
    });

    test('confirmed money is owed back, gives no ticket, and its buyer is notified', async () => {
      const event = await eventIn(1);
      const whole = await people.buyOne(people.ann, event, 2);
      const part = await people.buyOne(people.ben, event);
      await people.check(part.id, 'confirm', { amount: 8000 });
      await end(event);
      await people.check(whole.id, 'confirm');
      await people.check(part.id, 'confirm', { amount: 20000, transfer_id: `rest-${part.id}` });
      for (const [id, amount] of [
        [whole.id, 56000],
        [part.id, 28000],
      ] as const) {
        const after = await people.again(id);
        expect(after).toMatchObject({
          status: 'refund_in_progress',
          situation,
          to_pay_back: amount,
          to_return: 0,
        });
        expect(after.tickets.map(({ state }) => state)).not.toContain('valid');
        expect(after.receipts).toEqual([]);
        await people.check(id, 'refund_done');
        expect(await people.again(id)).toMatchObject({ status: 'refunded', situation });
      }
      const [notified] = await world.sql<{ text: string }[]>`select payload->>'text' as text from outbox
        where kind = 'mail' and recipient = 'ann@example.org' and payload->>'text' like ${`%${whole.number}%`}`;
      expect(notified?.text).toContain(letter);
      expect(notified?.text).toContain('CNY 560.00');
    });

    test('a card charged on a payment page that was opened before is refunded', async () => {
      const event = await eventIn(1);
      const order = await people.buyOne(people.ann, event);
      await payOrder(world.context, people.ann, order.id, 'stripe');
      const session = world.stripe.sessions.at(-1);
      await end(event);
      world.stripe.pay(session);
      const { body } = world.stripe.message('checkout.session.completed', session ?? {}, world.context.now());
      await takeWebhook(world.context, body);
      await takeWebhook(world.context, body);
      const after = await people.again(order.id);
      expect(after).toMatchObject({ status: 'refund_in_progress', situation, refunds: [{ amount: 28000 }] });
      for (const { id } of after.refunds) await sendRefund(world.context, { refundId: id });
      expect(world.stripe.refunds.at(-1)).toMatchObject({ amount: 28000 });
      expect(await people.again(order.id)).toMatchObject({ status: 'refunded', situation });
    });
  });

  test('a refund waiting for the organiser is due when the event is cancelled, and cannot be refused', async () => {
    const event = await eventIn(60);
    const order = await people.paid(event, 2);
    const [firstTicket] = order.tickets;
    await requestRefund(world.context, people.ann, {
      id: order.id,
      ticket_ids: [firstTicket?.id ?? 0],
      reason: '',
      ...zh,
    });
    await save(event.id, { status: 'cancelled', cancel_reason: '' });
    expect(await refusalOf(people.check(order.id, 'refuse_refund'))).toBe('saleEnded');
    await settleCancelledEvents(world.context);
    expect(await people.again(order.id)).toMatchObject({
      status: 'refund_in_progress',
      situation: 'event_cancelled',
      to_pay_back: 56000,
      to_return: 0,
    });
  });

  test('a part payment is owed back when the event is cancelled', async () => {
    const event = await eventIn(60);
    const order = await people.buyOne(people.ann, event);
    await people.check(order.id, 'confirm', { amount: 8000 });
    await save(event.id, { status: 'cancelled', cancel_reason: '' });
    await settleCancelledEvents(world.context);
    expect(await people.again(order.id)).toMatchObject({
      status: 'refund_in_progress',
      situation: 'event_cancelled',
      refunds: [{ amount: 8000, state: 'waiting' }],
    });
  });

  describe('how long seats are held', () => {
    const expiryOf = async (id: number) => Date.parse((await people.again(id)).expires_at ?? '');
    const toConfirm = async ({ id }: CreatedEvent) => {
      const input = calls.activityOrders.input.parse({ activity_id: id, status: 'to_confirm' });
      const { list, counts } = await listEventOrders(world.context, input);
      return [list.map((row) => row.id), counts['to_confirm'] ?? 0];
    };

    test('a named transfer holds seats until the start, both sides are notified of the release, and the money still counts', async () => {
      const event = await eventIn(120);
      const order = await people.buyOne(people.ann, event);
      await name(order.id);
      expect(await expiryOf(order.id)).toBe(Date.parse(event.start_time));
      world.move(121 * MINUTE);
      await releaseSeatHolds(world.context);
      expect(await people.again(order.id)).toMatchObject({ status: 'cancelled', cause: 'hold_expired' });
      expect(await toConfirm(event)).toEqual([[order.id], 1]);
      const notices = await world.sql`select key from messages where params->>'number' = ${order.number}`;
      expect(notices.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['transferReleased', 'orderTransferReleased']),
      );
      await people.check(order.id, 'confirm');
      expect(await people.again(order.id)).toMatchObject({ status: 'paid' });
      expect(await toConfirm(event)).toEqual([[], 0]);
    });

    test('the organiser can say that a released transfer has not arrived', async () => {
      const event = await eventIn(5);
      const order = await people.buyOne(people.ann, event);
      await name(order.id);
      world.move(21 * MINUTE);
      await releaseSeatHolds(world.context);
      await people.check(order.id, 'ask_again', { reason: '没有查到。' });
      expect(await people.again(order.id)).toMatchObject({ status: 'cancelled', expires_at: null });
      expect(await toConfirm(event)).toEqual([[], 0]);
      // The organiser cannot ask again: the open transfer has already been answered.
      expect(await refusalOf(people.check(order.id, 'ask_again'))).toBe('wrongState');
    });

    test('naming a transfer just before the start does not shorten or prolong an ordinary seat hold', async () => {
      const event = await eventIn(5);
      const order = await people.buyOne(people.ann, event);
      const before = await expiryOf(order.id);
      await name(order.id);
      expect(await expiryOf(order.id)).toBe(before);
      world.move(6 * MINUTE);
      await releaseSeatHolds(world.context);
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
      world.move(10 * MINUTE);
      await releaseSeatHolds(world.context);
      expect((await people.again(order.id)).status).toBe('cancelled');
    });

    test('a transfer named for an event that is then moved ahead holds seats until the new start', async () => {
      const event = await eventIn(20 * 60);
      const order = await people.buyOne(people.ann, event);
      await name(order.id);
      const start = world.context.now().getTime() + 60 * MINUTE;
      await save(event.id, { start_time: wire(start), end_time: wire(start + HOUR) });
      world.move(61 * MINUTE);
      await releaseSeatHolds(world.context);
      expect((await people.again(order.id)).status).toBe('cancelled');
    });

    test('seat holds of approvals and offers end with the event at the latest', async () => {
      const asking = await eventIn(180, { needs_approval: true });
      const requested = await people.buyOne(people.ann, asking);
      await people.check(requested.id, 'approve');
      expect(await expiryOf(requested.id)).toBe(Date.parse(asking.start_time));

      const short = await eventIn(20, {}, { quantity: 1 });
      const start = Date.parse(short.start_time);
      await save(short.id, { start_time: wire(start), end_time: wire(start + 30 * MINUTE) });
      const first = await people.buyOne(people.ann, short);
      const wait = { event_id: short.id, ticket_type_id: short.types[0] ?? 0, quantity: 1, ...zh };
      await joinWaitlist(world.context, people.ben, wait);
      world.move(16 * MINUTE);
      await releaseSeatHolds(world.context);
      expect((await people.again(first.id)).status).toBe('cancelled');
      const [offer] = await world.sql`select hold_until from orders
        where event_id = ${short.id} and status = 'payment_in_progress'`;
      expect(new Date(String(offer?.hold_until)).getTime()).toBe(start + 30 * MINUTE);
    });
  });
});
