import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { hasPostgres } from '@/tests/support/postgres';
import { cardOrders } from '@/tests/support/card-orders';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('disputes and refunds of payments by card', () => {
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

  describe('an order with a dispute', () => {
    async function disputed(quantity = 1) {
      const event = await pay.byCard(quantity);
      const { order, session } = await pay.begin(event);
      stripe.pay(session);
      await pay.receive('checkout.session.completed', session ?? {});
      const id = `dp_${order.id}`;
      const stand = async (status: string, type = 'charge.dispute.closed') => {
        stripe.disputes.set(id, { status, payment_intent: session?.payment_intent ?? '' });
        await pay.receive(type, { id });
      };
      await stand('needs_response', 'charge.dispute.created');
      return { one: event, id, session, stand, again: () => people.again(order.id) };
    }

    test('counts as unpaid with valid tickets, and as paid again when the dispute is won', async () => {
      const { stand, again } = await disputed();
      expect(await again()).toMatchObject({ status: 'paid', paid: 0, payments: [{ state: 'disputed' }] });
      await stand('won');
      await stand('won');
      expect(await again()).toMatchObject({ status: 'paid', paid: 28000, to_return: 0 });
      const rows = await world.sql`select action from order_log where action like 'dispute%'
        and order_id = ${(await again()).id} order by id`;
      expect(rows.map(({ action }) => action)).toEqual(['disputed', 'dispute_won']);
    });

    test('loses its tickets when the dispute is lost, and their seats are free again', async () => {
      const { one: event, id, session, stand, again } = await disputed();
      await stand('lost');
      // The messages about the beginning of the dispute and about the payment arrive late.
      await pay.receive('charge.dispute.created', { id });
      await pay.receive('checkout.session.completed', session ?? {});
      const after = await again();
      expect(after).toMatchObject({ status: 'cancelled', paid: 0, to_return: 0, refunds: [] });
      expect(after.tickets.map(({ state }) => state)).toEqual(['cancelled']);
      expect((await people.buyOne(people.ben, event)).status).toBe('payment_in_progress');
    });
  });

  test.each([
    ['another request with its key is under way', 409, { error: { code: 'idempotency_key_in_use' } }, false],
    ['our key is not accepted', 401, { error: { message: 'Invalid API Key provided' } }, false],
    ['our key may not refund', 403, { error: { message: 'The provided key lacks permissions' } }, false],
    ['the answer to what was done cannot be read', 200, { object: 'refund' }, true],
  ])(
    'a refund by card is tried again, and not asked of the organiser, when %s',
    async (_, status, body, isDone) => {
      const { order, session } = await pay.begin(await pay.byCard());
      stripe.pay(session);
      await pay.receive('checkout.session.completed', session ?? {});
      await requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh });
      stripe.failure = { status, body, isDone };
      await expect(pay.sendRefunds(order.id)).rejects.toMatchObject({ key: 'paymentUnavailable' });
      stripe.failure = null;
      expect((await people.again(order.id)).refunds).toMatchObject([{ state: 'waiting', is_manual: false }]);
      await pay.sendRefunds(order.id);
      expect(await people.again(order.id)).toMatchObject({
        ...{ status: 'refunded', refunded: 28000, refunds: [{ state: 'done' }] },
      });
      expect(
        stripe.refunds.filter((refund) => refund.payment_intent === session?.payment_intent),
      ).toHaveLength(1);
    },
  );

  test('a refund by card is sent once, however often the job runs', async () => {
    const { order, session } = await pay.begin(await pay.byCard());
    stripe.pay(session);
    await pay.receive('checkout.session.completed', session ?? {});
    await requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh });
    expect(await people.again(order.id)).toMatchObject({ status: 'refund_in_progress' });
    stripe.isAway = true;
    await expect(pay.sendRefunds(order.id)).rejects.toThrow();
    stripe.isAway = false;
    await pay.sendRefunds(order.id);
    await pay.sendRefunds(order.id);
    expect(await people.again(order.id)).toMatchObject({
      status: 'refunded',
      refunded: 28000,
      refunds: [{ state: 'done' }],
    });
    expect(stripe.refunds.filter((refund) => refund.payment_intent === session?.payment_intent)).toHaveLength(
      1,
    );
  });
});
