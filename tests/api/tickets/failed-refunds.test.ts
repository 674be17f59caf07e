import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { hasPostgres } from '@/tests/support/postgres';
import { type Returns, startReturns } from '@/tests/support/returns';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('a card refund that fails after it was sent', () => {
  let returns: Returns;

  beforeAll(async () => {
    returns = await startReturns();
  });
  afterEach(async () => {
    expect(await returns.exceeded()).toEqual([]);
    expect(await returns.world.unbalanced()).toEqual([]);
  });
  afterAll(() => returns.world.end());

  const TYPES = ['refund.failed', 'charge.refund.updated', 'refund.updated'];

  /** Refunded card tickets. Stripe's refund begins in a given state, and `fail` makes it fail. */
  async function refundedOrder(begins: string, quantity = 1, returned = quantity) {
    const { world, people, paidByCard, giveBack, sent, receive } = returns;
    const { id, intent, tickets } = await paidByCard(quantity);
    await giveBack(id, tickets.slice(0, returned));
    world.stripe.refundsBegin = begins;
    await sent(id, intent);
    const refund = world.stripe.refunds.at(-1);
    if (refund?.payment_intent !== intent) throw new Error('nothing was sent');
    const fail = async (types: readonly string[] = TYPES) => {
      refund.status = 'failed';
      for (const type of types) await receive(type, refund);
    };
    return { id, intent, refund, fail, again: () => people.again(id) };
  }
  const ORDERS = ['pending', 'succeeded'].flatMap((begins) =>
    TYPES.map((_, at) => [begins, [...TYPES.slice(at), ...TYPES, ...TYPES.slice(0, at)]] as const),
  );
  test.each(ORDERS)('becomes one payout of the organiser: %s, then %j', async (begins, types) => {
    const { people, toPayBack, notified, countered } = returns;
    const { id, fail, again } = await refundedOrder(begins);
    const ended = begins === 'succeeded';
    expect(await again()).toMatchObject({ status: ended ? 'refunded' : 'refund_in_progress' });
    await fail(types);
    expect(await again()).toMatchObject({
      status: 'refund_in_progress',
      situation: 'refund_in_progress',
      paid: 28000,
      refunded: 0,
      to_pay_back: 28000,
      to_return: 0,
      refunds: [
        { state: 'failed', is_manual: false, amount: 28000 },
        { state: 'waiting', is_manual: true, amount: 28000 },
      ],
      tickets: [{ state: 'refunded' }],
    });
    expect(await toPayBack(id)).toBe(28000);
    expect([await notified(id, 'refundFailed'), await notified(id, 'orderRefundAgain')]).toEqual([
      1,
      ended ? 1 : 0,
    ]);
    await people.check(id, 'refund_done');
    await fail(types);
    expect(await again()).toMatchObject({ status: 'refunded', refunded: 28000, refunds: { length: 2 } });
    expect(await toPayBack(id)).toBe(0);
    expect([await notified(id, 'refundFailed'), await countered(id)]).toEqual([1, -28000]);
    expect(await refusalOf(people.check(id, 'refund_done'))).toBe('wrongState');
  });

  test('becomes one payout when two backends receive its message at once', async () => {
    const { world, people, notified } = returns;
    for (let round = 0; round < 5; round += 1) {
      const { id, refund, again } = await refundedOrder('succeeded');
      refund.status = 'failed';
      const body = world.stripe.message('refund.failed', refund, world.context.now()).body;
      const all = [world.context, world.other, world.context, world.other];
      await Promise.all(all.map((context) => takeWebhook(context, body)));
      expect((await again()).refunds.map(({ state }) => state)).toEqual(['failed', 'waiting']);
      expect([await notified(id, 'refundFailed'), await notified(id, 'orderRefundAgain')]).toEqual([1, 1]);
      await people.check(id, 'refund_done');
    }
  });

  test('becomes one payout when two backends send a refund that Stripe refuses', async () => {
    const { world, people, paidByCard, giveBack, notified } = returns;
    const { id, intent } = await paidByCard();
    await giveBack(id);
    // The organiser has refunded the payment at Stripe itself; the message about it has not arrived yet.
    returns.madeThere(intent, 28000);
    const [waiting] = await world.sql<{ id: number }[]>`select id::int from refunds where order_id = ${id}`;
    const all = [world.context, world.other, world.context, world.other];
    const ends = await Promise.allSettled(
      all.map((context) => sendRefund(context, { refundId: waiting?.id })),
    );
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(1);
    expect((await people.again(id)).refunds.map(({ state }) => state)).toEqual(['failed', 'waiting']);
    expect(await notified(id, 'refundFailed')).toBe(1);
  });

  test('does not make its ticket valid again, because the seat has been sold to another buyer', async () => {
    const { world, people, receive, giveBack, sent } = returns;
    const event = await people.event([{ quantity: 1 }], {
      payment_methods: ['stripe', 'manual'],
      refund_hours: 1,
    });
    const { id, intent } = await returns.paidByCard(1, event);
    await giveBack(id);
    world.stripe.refundsBegin = 'succeeded';
    await sent(id, intent);
    await people.paid(event, 1, people.ben);
    const refund = world.stripe.refunds.at(-1);
    if (refund) refund.status = 'failed';
    await receive('refund.failed', refund ?? {});
    expect(await people.again(id)).toMatchObject({
      status: 'refund_in_progress',
      tickets: [{ state: 'refunded' }],
    });
    expect(await refusalOf(people.check(id, 'confirm'))).toBe('wrongState');
    expect(await refusalOf(people.check(id, 'refuse_refund'))).toBe('wrongState');
    await people.check(id, 'refund_done');
    expect((await people.again(id)).tickets).toMatchObject([{ state: 'refunded' }]);
  });

  test('of one of two tickets leaves the other valid, and becomes a payout for that ticket', async () => {
    const { people, cancel, toPayBack, countered } = returns;
    const { id, fail, again } = await refundedOrder('succeeded', 2, 1);
    const before = (await again()).version;
    await fail();
    const after = await again();
    expect(after).toMatchObject({
      status: 'paid',
      paid: 56000,
      refunded: 0,
      to_pay_back: 28000,
      tickets: [{ state: 'refunded' }, { state: 'valid' }],
    });
    expect(after.version).toBeGreaterThan(before);
    expect(await toPayBack(id)).toBe(28000);
    await people.check(id, 'refund_done');
    await cancel(id);
    await returns.sent(id, returns.world.stripe.sessions.at(-1)?.payment_intent ?? '');
    expect(await again()).toMatchObject({ status: 'refunded', refunded: 56000 });
    expect(await countered(id)).toBe(-56000);
  });

  test('during a dispute waits for its result, and is due when the dispute was won', async () => {
    const { world, people, sent } = returns;
    for (const status of ['won', 'lost']) {
      const { id, intent, fail, again } = await refundedOrder('succeeded');
      const dispute = (now: string) => {
        world.stripe.disputes.set(`dp_${id}`, { status: now, payment_intent: intent });
        return returns.receive('charge.dispute.updated', { id: `dp_${id}` });
      };
      await dispute('needs_response');
      await fail();
      expect(await again()).toMatchObject({ status: 'refunded', refunds: [{ state: 'failed' }] });
      for (let time = 0; time < 2; time += 1) await dispute(status);
      if (status === 'lost') {
        expect(await again()).toMatchObject({ status: 'refunded', paid: 0, refunded: 0, to_return: 0 });
        continue;
      }
      expect(await again()).toMatchObject({ status: 'refund_in_progress', refunded: 0, to_return: 28000 });
      await people.check(id, 'return_money');
      expect(await sent(id, intent)).toBe(28000);
      expect(await again()).toMatchObject({ status: 'refunded', refunded: 28000, to_return: 0 });
    }
  });
});
