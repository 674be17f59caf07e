import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { stripeSweep } from '@/backend/modules/tickets/commands/stripe/sweep';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('refunds by card', () => {
  let world: CardWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const begin = async () => {
    const event = await people.event([{ quantity: 1 }], { payment_methods: ['stripe'], refund_hours: 1 });
    const order = await people.buyOne(people.ann, event);
    await payOrder(world.context, people.ann, order.id, 'stripe');
    return { order, session: world.stripe.sessions.at(-1) };
  };
  const receive = (type: string, object: object) =>
    takeWebhook(world.context, world.stripe.message(type, object, world.context.now()).body);
  /** A paid and refunded order; Stripe's refund begins in this state. */
  async function refundedOrder(state: string) {
    const { order, session } = await begin();
    world.stripe.pay(session);
    await receive('checkout.session.completed', session ?? {});
    await requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh });
    const [row] = (await people.again(order.id)).refunds;
    world.stripe.refundsBegin = state;
    await sendRefund(world.context, { refundId: row?.id });
    const refund = world.stripe.refunds.at(-1);
    if (!refund) throw new Error('nothing was sent');
    return { id: order.id, refund, again: () => people.again(order.id) };
  }
  const countered = async (id: number) =>
    (await world.sql`select amount::int from receipts where order_id = ${id} and refund_id is not null`).map(
      ({ amount }) => amount,
    );

  test('follow the state that Stripe returns on request, whatever its messages say and in whatever order', async () => {
    const { refund, again } = await refundedOrder('pending');
    await receive('refund.updated', { ...refund, status: 'succeeded' });
    expect(await again()).toMatchObject({ status: 'refund_in_progress', refunds: [{ state: 'sent' }] });
    await receive('refund.failed', { ...refund, status: 'failed' });
    expect((await again()).refunds).toHaveLength(1);
    refund.status = 'succeeded';
    await receive('refund.updated', { ...refund, status: 'pending' });
    expect(await again()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done' }] });
  });

  test('sent back by the buyer’s bank become payouts of the organiser, with one credit note', async () => {
    for (const first of ['pending', 'succeeded']) {
      const { id, refund, again } = await refundedOrder(first);
      refund.status = 'failed';
      await receive('refund.failed', refund);
      await receive('refund.failed', refund);
      expect([first, await again()]).toMatchObject([
        first,
        {
          situation: 'refund_in_progress',
          to_return: 0,
          refunds: [
            { state: 'failed', is_manual: false },
            { state: 'waiting', is_manual: true, amount: 28000 },
          ],
        },
      ]);
      await people.check(id, 'refund_done');
      expect([first, await again()]).toMatchObject([
        first,
        { status: 'refunded', situation: 'refunded', refunded: 28000 },
      ]);
      expect([first, await countered(id)]).toEqual([first, [-28000]]);
    }
  });

  test('are read from Stripe when no message comes, and an unknown payment page does not block the others', async () => {
    const lost = await begin();
    const paid = await begin();
    const { refund, again } = await refundedOrder('pending');
    const { sessions } = world.stripe;
    sessions.splice(0, sessions.length, ...sessions.filter((session) => session !== lost.session));
    world.stripe.pay(paid.session);
    refund.status = 'succeeded';
    await stripeSweep(world.context)();
    expect([(await people.again(paid.order.id)).status, (await again()).status]).toEqual([
      'paid',
      'refunded',
    ]);
  });
});
