import { requestRefund } from '@/backend/modules/tickets/commands/buyer';
import { payOrder } from '@/backend/modules/tickets/commands/pay-order';
import { releaseHolds } from '@/backend/modules/tickets/commands/release-holds';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { isSigned, takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { hasPostgres } from '@/tests/support/postgres';
import { startStripeStub, STRIPE_SECRET, type StripeStub } from '@/tests/support/stripe-stub';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zh = { locale: 'zh-Hans' as const };

onPostgres('money by card', () => {
  let world: TicketWorld;
  let stripe: StripeStub;
  let people: TicketPeople;

  beforeAll(async () => {
    stripe = await startStripeStub();
    world = await startTicketWorld({
      STRIPE_SECRET_KEY: 'sk_of_the_tests',
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_API_URL: stripe.url,
    });
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(async () => {
    await world.end();
    await stripe.stop();
  });

  /** Jobs that wait for Stripe. */
  const sendRefunds = async (orderId: number) => {
    for (const { id } of (await people.again(orderId)).refunds)
      await sendRefund(world.context, { refundId: id });
  };

  describe('by card', () => {
    const begin = async (one: { id: number; types: number[] }) => {
      const order = await people.buyOne(people.ann, one);
      await payOrder(world.context, people.ann, order.id, 'stripe');
      return { order, session: stripe.sessions.at(-1) };
    };
    const hear = async (type: string, object: object) => {
      const { body, signature } = stripe.message(type, object, world.context.now());
      expect(isSigned(world.context, signature, body)).toBe(true);
      await takeWebhook(world.context, body);
    };
    const byCard = (quantity = 1) =>
      people.event([{ quantity }], { payment_methods: ['stripe', 'manual'], refund_hours: 1 });

    test('a page is one page; what it says twice, and out of order, is heard once', async () => {
      const { order, session } = await begin(await byCard());
      expect(await payOrder(world.context, people.ann, order.id, 'stripe')).toBe(session?.url);
      stripe.pay(session);
      await Promise.all(
        ['checkout.session.expired', 'checkout.session.completed', 'checkout.session.completed'].map((type) =>
          hear(type, session ?? {}),
        ),
      );
      await hear('checkout.session.async_payment_failed', session ?? {});
      expect(await people.again(order.id)).toMatchObject({
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
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
    });

    test('a page paid on in the last second has paid: the hold is not given away', async () => {
      const { order, session } = await begin(await byCard());
      stripe.pay(session);
      world.move(16 * MINUTE);
      await releaseHolds(world.context);
      expect(await people.again(order.id)).toMatchObject({ status: 'paid' });
    });

    test('a hold ends with its page shut, and not while Stripe does not answer', async () => {
      const { order, session } = await begin(await byCard());
      world.move(16 * MINUTE);
      stripe.isAway = true;
      await releaseHolds(world.context);
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
      stripe.isAway = false;
      await releaseHolds(world.context);
      expect([(await people.again(order.id)).status, session?.status]).toEqual(['cancelled', 'expired']);
    });

    test('a method that takes days keeps its seat until it is known', async () => {
      const { order, session } = await begin(await byCard());
      stripe.pay(session, 'later');
      await hear('checkout.session.completed', session ?? {});
      world.move(2 * DAY);
      await releaseHolds(world.context);
      expect((await people.again(order.id)).status).toBe('payment_in_progress');
      if (session) session.payment_status = 'paid';
      await hear('checkout.session.async_payment_succeeded', session ?? {});
      expect((await people.again(order.id)).status).toBe('paid');
    });

    test('money goes back by the card, once, however often the job runs', async () => {
      const { order, session } = await begin(await byCard());
      stripe.pay(session);
      await hear('checkout.session.completed', session ?? {});
      await requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh });
      expect(await people.again(order.id)).toMatchObject({ status: 'refund_in_progress' });
      stripe.isAway = true;
      await expect(sendRefunds(order.id)).rejects.toThrow();
      stripe.isAway = false;
      await sendRefunds(order.id);
      await sendRefunds(order.id);
      expect(await people.again(order.id)).toMatchObject({
        status: 'refunded',
        refunded: 28000,
        refunds: [{ state: 'done' }],
      });
      expect(stripe.refunds.filter((one) => one.payment_intent === session?.payment_intent)).toHaveLength(1);
    });
  });
});
