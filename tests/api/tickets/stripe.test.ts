import { orders } from '@/backend/db/schema/orders';
import { cancelOrder, nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { hasExpiredHolds, releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { refreshPayment } from '@/backend/modules/tickets/commands/stripe/refresh-payment';
import { isSigned } from '@/backend/modules/tickets/commands/stripe/webhook';
import { hasPostgres } from '@/tests/support/postgres';
import { cardOrders } from '@/tests/support/card-orders';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zh = { locale: 'zh-Hans' as const };

onPostgres('payments by card', () => {
  let world: CardWorld;
  let stripe: CardWorld['stripe'];
  let people: TicketPeople;

  let pay: ReturnType<typeof cardOrders>;
  beforeAll(async () => {
    world = await startCardWorld();
    stripe = world.stripe;
    people = await ticketPeople(world);
    pay = cardOrders(world, people);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('an order has one payment page, and repeated or reordered messages count once', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    expect(await payOrder(world.context, people.ann, order.id, 'stripe')).toBe(session?.url);
    // Stripe does not allow a payment page that expires in less than half an hour.
    const open = (session?.expires_at ?? 0) * 1000 - world.context.now().getTime();
    expect(open).toBeGreaterThan(30 * MINUTE);
    stripe.pay(session);
    await Promise.all(
      ['checkout.session.expired', 'checkout.session.completed', 'checkout.session.completed'].map((type) =>
        pay.receive(type, session ?? {}),
      ),
    );
    await pay.receive('checkout.session.async_payment_failed', session ?? {});
    expect(await people.again(order.id)).toMatchObject({
      status: 'paid',
      paid: 28000,
      to_return: 0,
      payments: [{ state: 'received' }],
    });
  });

  test('Stripe’s answer on request decides, in whatever order its messages arrive', async () => {
    const words = ['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'];
    for (const turn of permutations(words)) {
      const event = await pay.byCard(2);
      const paid = await pay.begin(event);
      stripe.pay(paid.session);
      for (const word of turn) await pay.receive(`checkout.session.${word}`, paid.session ?? {});
      expect([turn, await people.again(paid.order.id)]).toMatchObject([
        turn,
        { status: 'paid', paid: 28000, payments: [{ state: 'received' }] },
      ]);
      const closed = await pay.begin(event);
      if (closed.session) closed.session.status = 'expired';
      for (const word of turn) await pay.receive(`checkout.session.${word}`, closed.session ?? {});
      const after = await people.again(closed.order.id);
      expect([turn, after.paid, after.payments.filter(({ state }) => state === 'received')]).toEqual([
        turn,
        0,
        [],
      ]);
      expect(after.status).not.toBe('paid');
      world.move(16 * MINUTE);
      await releaseSeatHolds(world.context);
      expect((await people.again(closed.order.id)).status).toBe('cancelled');
    }
  });

  test('forged, foreign and old messages are ignored', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    const now = world.context.now();
    const completed = { ...session, payment_status: 'paid', status: 'complete' };
    for (const { body, signature } of [
      stripe.message('checkout.session.completed', completed, now, 'another secret'),
      stripe.message('checkout.session.completed', completed, new Date(now.getTime() - 10 * MINUTE)),
      { ...stripe.message('checkout.session.completed', completed, now), signature: '' },
    ])
      expect(isSigned(world.context, signature, body)).toBe(false);
    // The signature is valid, but Stripe says on request that nothing was paid.
    await pay.receive('checkout.session.completed', completed);
    await pay.receive('checkout.session.completed', { ...completed, id: 'cs_unknown' });
    expect((await people.again(order.id)).status).toBe('payment_in_progress');
  });

  test('a page paid in the last second counts, and its seats are not released', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    stripe.pay(session);
    world.move(16 * MINUTE);
    await releaseSeatHolds(world.context);
    expect(await people.again(order.id)).toMatchObject({ status: 'paid' });
  });

  test('a hold is released once its page is closed, and not while Stripe does not answer', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    world.move(16 * MINUTE);
    stripe.isAway = true;
    await releaseSeatHolds(world.context);
    expect((await people.again(order.id)).status).toBe('payment_in_progress');
    stripe.isAway = false;
    // An order whose release failed is tried again some seconds later.
    world.move(MINUTE);
    await releaseSeatHolds(world.context);
    expect([(await people.again(order.id)).status, session?.status]).toEqual(['cancelled', 'expired']);
  });

  test('a page is made again when the answer to the first request was lost, and a refusal of Stripe is said', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    await world.sql`delete from payments where order_id = ${order.id}`;
    world.move(7000);
    const again = await payOrder(world.context, people.ann, order.id, 'stripe');
    expect(again).toMatch(/\/pay\/cs_/);
    await world.sql`delete from payments where order_id = ${order.id}`;
    world.move(MINUTE);
    stripe.refusesPages = true;
    const refused = payOrder(world.context, people.ann, order.id, 'stripe');
    expect(await refusalOf(refused)).toBe('paymentUnavailable');
    stripe.refusesPages = false;
    expect(await payOrder(world.context, people.ann, order.id, 'stripe')).not.toBe(session?.url);
  });

  test('an order is read although Stripe is away, or does not know its page any more', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    stripe.isAway = true;
    await refreshPayment(world.context, order.id);
    stripe.isAway = false;
    await world.sql`update payments set provider_id = ${`cs_unknown_${order.id}`} where order_id = ${order.id}`;
    await refreshPayment(world.context, order.id);
    expect(await people.again(order.id)).toMatchObject({ status: 'payment_in_progress' });
    await world.sql`update payments set provider_id = ${session?.id ?? ''} where order_id = ${order.id}`;
    stripe.pay(session);
    await refreshPayment(world.context, order.id);
    expect(await people.again(order.id)).toMatchObject({ status: 'paid' });
  });

  test('a card event holds no seats for a transfer that is only named', async () => {
    const event = await people.event([{ quantity: 1 }], { payment_methods: ['stripe'] });
    const { order } = await pay.begin(event);
    expect(await people.again(order.id)).toMatchObject({ payment: { may_name_transfer: false } });
    const name = (id: number, transfer_id: string) =>
      nameTransfer(world.context, people.ann, { id, transfer_id, ...zh });
    await expect(name(order.id, 'T-of-nobody')).rejects.toMatchObject({
      ...{ key: 'invalidInput', fields: { method: 'notTaken' } },
    });
    expect(await people.again(order.id)).toMatchObject({ payment: { transfer_id: '' } });
    // Whoever chose a transfer can say so even when the organiser takes none any more.
    const both = await pay.byCard();
    const chosen = await people.buyOne(people.ann, both);
    await payOrder(world.context, people.ann, chosen.id, 'manual');
    await world.sql`update events set payment_methods = '["stripe"]' where id = ${both.id}`;
    expect(await people.again(chosen.id)).toMatchObject({ payment: { may_name_transfer: true } });
    expect(await refusalOf(name(chosen.id, 'T-1'))).toBe('done');
  });

  test('a payment method that takes days keeps its seats until the result', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    stripe.pay(session, 'later');
    await pay.receive('checkout.session.completed', session ?? {});
    world.move(2 * DAY);
    await releaseSeatHolds(world.context);
    expect(await people.again(order.id)).toMatchObject({
      status: 'payment_in_progress',
      situation: 'payment_delayed',
    });
    // It is not among the orders whose holds are due, and keeps no others from being released.
    const due = world.context.db.select({ id: orders.id }).from(orders).limit(1);
    expect(await due.where(hasExpiredHolds(world.context))).toEqual([]);
    // The order can be neither cancelled nor paid in another way, because the money may still come.
    for (const refused of [
      cancelOrder(world.context, people.ann, order.id),
      payOrder(world.context, people.ann, order.id, 'manual'),
      nameTransfer(world.context, people.ann, { id: order.id, transfer_id: 'TX-9', ...zh }),
    ])
      expect(await refusalOf(refused)).toBe('wrongState');
    // A second page could be paid, too.
    expect(await refusalOf(payOrder(world.context, people.ann, order.id, 'stripe'))).toBe('wrongState');
    if (session) session.payment_status = 'paid';
    await pay.receive('checkout.session.async_payment_succeeded', session ?? {});
    expect((await people.again(order.id)).status).toBe('paid');
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
