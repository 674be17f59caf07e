import type { Member } from '@/backend/kernel/caller';
import {
  cancelOrder,
  nameTransfer,
  previewRefund,
  requestRefund,
} from '@/backend/modules/tickets/commands/buyer';
import { addGuest } from '@/backend/modules/tickets/commands/add-guest';
import { cancelForBuyer, checkOrder } from '@/backend/modules/tickets/commands/host';
import { payOrder } from '@/backend/modules/tickets/commands/pay-order';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/settle-cancelled';
import { sweepHolds } from '@/backend/modules/tickets/commands/sweep';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { isSigned, takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { tellHolders } from '@/backend/modules/tickets/commands/tell-holders';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting';
import { transferTicket } from '@/backend/modules/tickets/commands/hold-ticket';
import { matchTransfers } from '@/backend/modules/tickets/queries/match-transfers';
import { updateEvent } from '@/backend/modules/events/commands/update-event';
import { calls } from '@/backend/contract/calls';
import { hasPostgres } from '@/tests/support/postgres';
import { startStripeStub, STRIPE_SECRET, type StripeStub } from '@/tests/support/stripe-stub';
import {
  buy,
  makeEvent,
  newKey,
  readAgain,
  refusalOf,
  startTicketWorld,
  type TicketWorld,
} from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zh = { locale: 'zh-Hans' as const };

onPostgres('orders', () => {
  let world: TicketWorld;
  let stripe: StripeStub;
  let host: Member;
  let ann: Member;
  let ben: Member;

  beforeAll(async () => {
    stripe = await startStripeStub();
    world = await startTicketWorld({
      STRIPE_SECRET_KEY: 'sk_of_the_tests',
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_API_URL: stripe.url,
    });
    host = await world.member('host');
    ann = await world.member('ann');
    ben = await world.member('ben');
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(async () => {
    await world.end();
    await stripe.stop();
  });

  const check = (id: number, action: Parameters<typeof checkOrder>[2]['action'], more: object = {}) =>
    checkOrder(world.context, host, { id, action, reason: '', ...zh, ...more });
  const again = (id: number) => readAgain(world.context, id);
  const event = (tickets: Parameters<typeof makeEvent>[2], fields: Parameters<typeof makeEvent>[3] = {}) =>
    makeEvent(world.context, host, tickets, fields);
  const buyOne = (member: Member, one: { id: number; types: number[] }, quantity = 1) =>
    buy(world.context, member, { event_id: one.id, items: [{ ticket_id: one.types[0] ?? 0, quantity }] });
  /** Jobs that wait for Stripe. */
  const sendRefunds = async (orderId: number) => {
    for (const { id } of (await again(orderId)).refunds) await sendRefund(world.context, { refundId: id });
  };

  describe('holds', () => {
    test('a hold lasts fifteen minutes; its seat comes back and its order says why', async () => {
      const one = await event([{ quantity: 1 }]);
      const order = await buyOne(ann, one);
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
      await sweepHolds(world.context);
      expect((await again(order.id)).status).toBe('payment_in_progress');
      expect(await refusalOf(buyOne(ben, one))).toBe('soldOut');
      world.move(2 * MINUTE);
      // No sweep has come yet: the next buyer himself finds the seat free.
      expect((await buyOne(ben, one)).status).toBe('payment_in_progress');
      expect(await again(order.id)).toMatchObject({ status: 'cancelled', situation: 'hold_expired' });
    });

    test('a second tab goes on with the same order; other seats can take its place in one step', async () => {
      const one = await event([{ quantity: 3, per_person_limit: 3 }]);
      const first = await buyOne(ann, one, 2);
      expect((await buyOne(ann, one, 2)).id).toBe(first.id);
      const changed = await buy(world.context, ann, {
        event_id: one.id,
        items: [{ ticket_id: one.types[0] ?? 0, quantity: 3 }],
        replaces: first.id,
      });
      expect(changed.total).toBe(84000);
      expect(await again(first.id)).toMatchObject({ status: 'cancelled', cause: 'replaced' });
    });

    test('a key used for other seats is refused', async () => {
      const one = await event([{ quantity: 9 }]);
      const items = (quantity: number) => [{ ticket_id: one.types[0] ?? 0, quantity }];
      const key = newKey();
      await buy(world.context, ann, { event_id: one.id, items: items(1), idempotency_key: key });
      const other = buy(world.context, ann, { event_id: one.id, items: items(2), idempotency_key: key });
      expect(await refusalOf(other)).toBe('conflict');
    });

    test('nobody holds more than a few orders without paying', async () => {
      const one = await event([{ quantity: 50, per_person_limit: 50 }]);
      for (const quantity of [1, 2, 3]) await buyOne(ann, one, quantity);
      expect(await refusalOf(buyOne(ann, one, 4))).toBe('tooManyTickets');
    });
  });

  describe('what may be bought', () => {
    test('only within the sale, at the price of the moment, in one currency', async () => {
      const soon = new Date(world.context.now().getTime() + DAY).toISOString();
      const one = await event([
        { quantity: 5, sale_opens: soon },
        { quantity: 5, steps: [{ price: 18000, until: soon }] },
        { quantity: 5, currency: 'USD' },
      ]);
      const [later = 0, early = 0, dollars = 0] = one.types;
      const of = (...ids: number[]) =>
        buy(world.context, ann, {
          event_id: one.id,
          items: ids.map((id) => ({ ticket_id: id, quantity: 1 })),
        });
      expect(await refusalOf(of(later))).toBe('saleClosed');
      expect(await refusalOf(of(early, dollars))).toBe('invalidInput');
      expect((await of(early)).total).toBe(18000);
      world.move(DAY + MINUTE);
      expect((await of(early)).total).toBe(28000);
      expect((await of(later)).total).toBe(28000);
    });

    test('what is sold stays as it was at purchase', async () => {
      const one = await event([{ quantity: 5, name: '早鸟' }], { refund_hours: 48 });
      const order = await buyOne(ann, one);
      await updateEvent(
        world.context,
        host,
        calls.updateActivity.input.parse({
          id: one.id,
          refund_hours: null,
          tickets: [{ id: one.types[0], name: '全价', price: 99900, quantity: 5 }],
        }),
      );
      const after = await again(order.id);
      expect(after).toMatchObject({ total: 28000, items: [{ name: '早鸟', price: 28000 }] });
      expect(after.refund.until).not.toBeNull();
      const currency = calls.updateActivity.input.parse({
        id: one.id,
        tickets: [{ id: one.types[0], name: '全价', price: 99900, quantity: 5, currency: 'USD' }],
      });
      expect(await refusalOf(updateEvent(world.context, host, currency))).toBe('invalidInput');
    });
  });

  describe('money by transfer', () => {
    test('a named transfer extends the hold once and waits for the organiser, whatever the clock says', async () => {
      const one = await event([{ quantity: 1 }]);
      const order = await buyOne(ann, one);
      await nameTransfer(world.context, ann, { id: order.id, transfer_id: 'TX-1001', ...zh });
      world.move(26 * 60 * MINUTE);
      await sweepHolds(world.context);
      expect(await again(order.id)).toMatchObject({ situation: 'reference_given' });
      await check(order.id, 'confirm');
      expect(await again(order.id)).toMatchObject({
        status: 'paid',
        paid: 28000,
        owed: 0,
        situation: 'paid',
      });
    });

    test('one transfer pays for one order', async () => {
      const one = await event([{ quantity: 5 }]);
      const [a, b] = [await buyOne(ann, one), await buyOne(ben, one)];
      await nameTransfer(world.context, ann, { id: a.id, transfer_id: 'TX-2002', ...zh });
      expect(
        await refusalOf(nameTransfer(world.context, ben, { id: b.id, transfer_id: 'TX-2002', ...zh })),
      ).toBe('transferKnown');
      await check(a.id, 'confirm');
      expect(await refusalOf(check(b.id, 'confirm', { transfer_id: 'TX-2002' }))).toBe('transferKnown');
    });

    test('too little is still owed, too much is to be returned, and a second payment voids nothing', async () => {
      const one = await event([{ quantity: 5 }]);
      const order = await buyOne(ann, one);
      await check(order.id, 'confirm', { amount: 20000, transfer_id: 'part-1' });
      expect(await again(order.id)).toMatchObject({
        status: 'payment_in_progress',
        situation: 'underpaid',
        owed: 8000,
      });
      await check(order.id, 'confirm', { amount: 10000, transfer_id: 'part-2' });
      expect(await again(order.id)).toMatchObject({ status: 'paid', paid: 30000, to_return: 2000 });
    });

    test('a bank statement proposes, by reference or number; an amount that differs is told apart', async () => {
      const one = await event([{ quantity: 5 }]);
      const order = await buyOne(ann, one);
      const csv = `2026-11-22,ANN,${order.payment.reference},280.00\n2026-11-22,X,${order.payment.reference.slice(0, -1)}2Z,1\n\n`;
      const { matches, unmatched } = await matchTransfers(world.context, one.id, csv);
      expect(matches).toMatchObject([{ line: 1, order_id: order.id, is_amount_found: true }]);
      expect(unmatched).toHaveLength(1);
      expect((await again(order.id)).status).toBe('payment_in_progress');
    });
  });

  describe('consent', () => {
    test('a request takes no seat and no money; consent holds the seat for a day, or there is none left', async () => {
      const one = await event([{ quantity: 1 }], { needs_approval: true });
      const [a, b] = [await buyOne(ann, one), await buyOne(ben, one)];
      expect(a).toMatchObject({ status: 'awaiting_approval', expires_at: null });
      await check(a.id, 'approve');
      expect(await again(a.id)).toMatchObject({ status: 'payment_in_progress', situation: 'held' });
      expect(await refusalOf(check(b.id, 'approve'))).toBe('soldOut');
      await check(b.id, 'decline', { reason: '满了' });
      expect(await again(b.id)).toMatchObject({ status: 'cancelled', situation: 'declined' });
      expect(await refusalOf(check(b.id, 'approve'))).toBe('wrongState');
    });
  });

  describe('going back', () => {
    test('one of two tickets: its seat is free, its worth goes back, the order stays paid', async () => {
      const one = await event([{ quantity: 2, per_person_limit: 2 }], { refund_hours: 24 });
      const order = await buyOne(ann, one, 2);
      await check(order.id, 'confirm');
      const [first] = (await again(order.id)).tickets;
      const some = { id: order.id, ticket_ids: [first?.id ?? 0] };
      expect(await previewRefund(world.context, ann, some)).toMatchObject({
        amount: 28000,
        is_within_rule: true,
      });
      await requestRefund(world.context, ann, { ...some, reason: '', ...zh });
      const after = await again(order.id);
      expect(after).toMatchObject({
        status: 'paid',
        situation: 'partly_refunded',
        refunded: 28000,
        to_return: 0,
      });
      expect(after.tickets.map(({ state }) => state)).toEqual(['refunded', 'valid']);
      expect((await buyOne(ben, one)).status).toBe('payment_in_progress');
      await check(order.id, 'refund_done');
      expect((await again(order.id)).status).toBe('paid');
    });

    test('after the rule the organiser is asked; what he refuses stays valid', async () => {
      const one = await event([{ quantity: 1 }]);
      const order = await buyOne(ann, one);
      await check(order.id, 'confirm');
      await requestRefund(world.context, ann, { id: order.id, reason: '病了', ...zh });
      expect(await again(order.id)).toMatchObject({
        situation: 'refund_asked',
        tickets: [{ state: 'refunding' }],
      });
      await check(order.id, 'refuse_refund', { reason: '订好了' });
      expect(await again(order.id)).toMatchObject({
        situation: 'refund_refused',
        tickets: [{ state: 'valid' }],
      });
      expect(await refusalOf(requestRefund(world.context, ann, { id: order.id, reason: '', ...zh }))).toBe(
        'wrongState',
      );
      await cancelForBuyer(world.context, host, { id: order.id, reason: '', ...zh });
      expect(await again(order.id)).toMatchObject({
        status: 'refund_in_progress',
        refunds: [{ amount: 28000 }],
      });
      await check(order.id, 'refund_done');
      expect(await again(order.id)).toMatchObject({
        status: 'refunded',
        situation: 'refunded',
        to_return: 0,
      });
      expect(await refusalOf(check(order.id, 'refund_done'))).toBe('wrongState');
    });

    test('an event called off pays everything back once, and goes on after it was stopped', async () => {
      const one = await event([{ quantity: 9 }, { quantity: 9, price: 0 }]);
      const [paid, open, free] = [
        await buyOne(ann, one),
        await buyOne(ben, one),
        await buy(world.context, ben, {
          event_id: one.id,
          items: [{ ticket_id: one.types[1] ?? 0, quantity: 1 }],
        }),
      ];
      await check(paid.id, 'confirm');
      await updateEvent(
        world.context,
        host,
        calls.updateActivity.input.parse({ id: one.id, status: 'cancelled', cancel_reason: '场地漏水' }),
      );
      expect(await refusalOf(buyOne(ann, one))).toBe('saleClosed');
      await Promise.all([settleCancelledEvents(world.context), settleCancelledEvents(world.other)]);
      await settleCancelledEvents(world.context);
      expect(await again(paid.id)).toMatchObject({
        status: 'refund_in_progress',
        situation: 'event_cancelled',
        refunded: 28000,
        refunds: [{ amount: 28000 }],
      });
      expect(await again(open.id)).toMatchObject({ status: 'cancelled', situation: 'event_cancelled' });
      expect(await again(free.id)).toMatchObject({ status: 'cancelled', situation: 'event_cancelled' });
    });
  });

  test('a moved event keeps its tickets, opens a time to give them back, and moves the entry calendars have', async () => {
    const one = await event([{ quantity: 1 }]);
    const order = await buyOne(ann, one);
    await check(order.id, 'confirm');
    expect((await again(order.id)).refund.until).toBeNull();
    world.move(MINUTE);
    const day = new Date(world.context.now().getTime() + 20 * DAY).toISOString().slice(0, 10);
    const times = { start_time: `${day} 14:00`, end_time: `${day} 18:00` };
    await updateEvent(world.context, host, calls.updateActivity.input.parse({ id: one.id, ...times }));
    const after = await again(order.id);
    expect(after).toMatchObject({
      status: 'paid',
      situation: 'event_changed',
      tickets: [{ state: 'valid' }],
    });
    expect(Date.parse(after.refund.until ?? '')).toBeGreaterThan(world.context.now().getTime() + 6 * DAY);
    const [job] =
      await world.sql`select payload from outbox where kind = 'eventChange' order by id desc limit 1`;
    expect(job?.payload).toEqual({ eventId: one.id, change: 'moved' });
    await tellHolders(world.context, job?.payload);
    const [letter] =
      await world.sql`select payload from outbox where recipient = 'ann@example.org' order by id desc limit 1`;
    const entry = Buffer.from(letter?.payload.attachments[0].base64, 'base64').toString();
    expect(entry).toContain('SEQUENCE:1');
    expect(entry).toContain(`UID:event-${one.id}@news.example`);
    expect(entry.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  describe('guests and transfers', () => {
    test('guests take seats like anybody', async () => {
      const one = await event([{ quantity: 2 }]);
      const guest = { activity_id: one.id, ticket_id: one.types[0] ?? 0, idempotency_key: newKey(), ...zh };
      const people = ['陈默', '何以渡'].map((name) => ({ name, email: '', answers: {} }));
      const order = await addGuest(world.context, host, { ...guest, attendees: people });
      expect((await addGuest(world.context, host, { ...guest, attendees: people })).id).toBe(order.id);
      expect(await again(order.id)).toMatchObject({
        status: 'paid',
        total: 0,
        tickets: [{ name: '陈默' }, { name: '何以渡' }],
      });
      expect(await refusalOf(buyOne(ann, one))).toBe('soldOut');
    });

    test('a ticket handed on is the other person’s alone', async () => {
      const one = await event([{ quantity: 1, price: 0 }]);
      const order = await buyOne(ann, one);
      const [ticket] = order.tickets;
      const to = { id: ticket?.id ?? 0, name: '本', email: 'ben@example.org', ...zh };
      expect(await refusalOf(transferTicket(world.context, ben, to))).toBe('notFound');
      await transferTicket(world.context, ann, to);
      expect(await refusalOf(transferTicket(world.context, ann, to))).toBe('notFound');
      expect((await again(order.id)).tickets).toMatchObject([{ was_transferred: true, key: '' }]);
      await transferTicket(world.context, ben, { ...to, email: 'ann@example.org' });
    });

    test('the waiting list is for what is sold out, once a person', async () => {
      const one = await event([{ quantity: 1 }]);
      const wait = { event_id: one.id, ticket_id: one.types[0] ?? 0, quantity: 1, ...zh };
      expect(await refusalOf(joinWaitlist(world.context, ben, wait))).toBe('wrongState');
      const order = await buyOne(ann, one);
      const entry = await joinWaitlist(world.context, ben, wait);
      expect((await joinWaitlist(world.context, ben, wait)).id).toBe(entry.id);
      await cancelOrder(world.context, ann, order.id);
      expect(await refusalOf(buyOne(ann, one))).toBe('soldOut');
    });
  });

  describe('by card', () => {
    const begin = async (one: { id: number; types: number[] }) => {
      const order = await buyOne(ann, one);
      await payOrder(world.context, ann, order.id, 'stripe');
      return { order, session: stripe.sessions.at(-1) };
    };
    const hear = async (type: string, object: object) => {
      const { body, signature } = stripe.message(type, object, world.context.now());
      expect(isSigned(world.context, signature, body)).toBe(true);
      await takeWebhook(world.context, body);
    };
    const byCard = (quantity = 1) =>
      event([{ quantity }], { payment_methods: ['stripe', 'manual'], refund_hours: 1 });

    test('a page is one page; what it says twice, and out of order, is heard once', async () => {
      const { order, session } = await begin(await byCard());
      expect(await payOrder(world.context, ann, order.id, 'stripe')).toBe(session?.url);
      stripe.pay(session);
      await Promise.all(
        ['checkout.session.expired', 'checkout.session.completed', 'checkout.session.completed'].map((type) =>
          hear(type, session ?? {}),
        ),
      );
      await hear('checkout.session.async_payment_failed', session ?? {});
      expect(await again(order.id)).toMatchObject({
        status: 'paid',
        paid: 28000,
        to_return: 0,
        payments: [{ state: 'received' }],
      });
    });

    test('forged, foreign and old messages are not heard', async () => {
      const { order, session } = await begin(await byCard());
      const now = world.context.now();
      const completed = { ...session, payment_status: 'paid', status: 'complete' };
      for (const { body, signature } of [
        stripe.message('checkout.session.completed', completed, now, 'another secret'),
        stripe.message('checkout.session.completed', completed, new Date(now.getTime() - 10 * MINUTE)),
        { ...stripe.message('checkout.session.completed', completed, now), signature: '' },
      ])
        expect(isSigned(world.context, signature, body)).toBe(false);
      // Signed, but Stripe itself says that nothing was paid.
      await hear('checkout.session.completed', completed);
      await hear('checkout.session.completed', { ...completed, id: 'cs_unknown' });
      expect((await again(order.id)).status).toBe('payment_in_progress');
    });

    test('a page paid on in the last second has paid: the hold is not given away', async () => {
      const { order, session } = await begin(await byCard());
      stripe.pay(session);
      world.move(16 * MINUTE);
      await sweepHolds(world.context);
      expect(await again(order.id)).toMatchObject({ status: 'paid' });
    });

    test('a hold ends with its page shut, and not while Stripe does not answer', async () => {
      const { order, session } = await begin(await byCard());
      world.move(16 * MINUTE);
      stripe.isAway = true;
      await sweepHolds(world.context);
      expect((await again(order.id)).status).toBe('payment_in_progress');
      stripe.isAway = false;
      await sweepHolds(world.context);
      expect([(await again(order.id)).status, session?.status]).toEqual(['cancelled', 'expired']);
    });

    test('a method that takes days keeps its seat until it is known', async () => {
      const { order, session } = await begin(await byCard());
      stripe.pay(session, 'later');
      await hear('checkout.session.completed', session ?? {});
      world.move(2 * DAY);
      await sweepHolds(world.context);
      expect((await again(order.id)).status).toBe('payment_in_progress');
      if (session) session.payment_status = 'paid';
      await hear('checkout.session.async_payment_succeeded', session ?? {});
      expect((await again(order.id)).status).toBe('paid');
    });

    test('money goes back by the card, once, however often the job runs', async () => {
      const { order, session } = await begin(await byCard());
      stripe.pay(session);
      await hear('checkout.session.completed', session ?? {});
      await requestRefund(world.context, ann, { id: order.id, reason: '', ...zh });
      expect(await again(order.id)).toMatchObject({ status: 'refund_in_progress' });
      stripe.isAway = true;
      await expect(sendRefunds(order.id)).rejects.toThrow();
      stripe.isAway = false;
      await sendRefunds(order.id);
      await sendRefunds(order.id);
      expect(await again(order.id)).toMatchObject({
        status: 'refunded',
        refunded: 28000,
        refunds: [{ state: 'done' }],
      });
      expect(stripe.refunds.filter((one) => one.payment_intent === session?.payment_intent)).toHaveLength(1);
    });
  });
});
