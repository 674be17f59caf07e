import { hasPostgres } from '@/tests/support/postgres';
import { type Returns, startReturns } from '@/tests/support/returns';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('a refund made on Stripe’s own pages', () => {
  let returns: Returns;

  beforeAll(async () => {
    returns = await startReturns();
  });
  afterEach(async () => {
    expect(await returns.exceeded()).toEqual([]);
    expect(await returns.world.unbalanced()).toEqual([]);
  });
  afterAll(() => returns.world.end());

  test('is not counted after it fails, and leaves no payout while the tickets are valid', async () => {
    const { paidByCard, moneyOf, people, cancel, sent, toPayBack, notified, madeThere } = returns;
    const { id, intent } = await paidByCard(2);
    const stripeRefund = madeThere(intent, 28000);
    await stripeRefund.receive();
    expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 28000, to_return: 0 });
    await stripeRefund.fail();
    await stripeRefund.fail();
    expect(await people.again(id)).toMatchObject({
      status: 'paid',
      refunded: 0,
      to_return: 0,
      refunds: [{ state: 'failed', amount: 28000 }],
      tickets: [{ state: 'valid' }, { state: 'valid' }],
    });
    expect(await toPayBack(id)).toBe(0);
    expect([await notified(id, 'refundFailed'), await notified(id, 'orderRefundAgain')]).toEqual([1, 0]);
    await cancel(id);
    expect(await sent(id, intent)).toBe(56000);
    expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 56000 });
  });

  test('becomes a payout when it fails after its tickets were cancelled', async () => {
    const { paidByCard, people, cancel, toPayBack, madeThere } = returns;
    const { id, intent } = await paidByCard();
    const stripeRefund = madeThere(intent, 28000);
    await stripeRefund.receive();
    await cancel(id);
    expect(await people.again(id)).toMatchObject({ status: 'cancelled', refunded: 28000 });
    for (let time = 0; time < 2; time += 1) await stripeRefund.fail();
    expect(await people.again(id)).toMatchObject({
      status: 'refund_in_progress',
      refunds: [{ state: 'failed' }, { state: 'waiting', is_manual: true, amount: 28000 }],
      tickets: [{ state: 'cancelled' }],
    });
    expect(await toPayBack(id)).toBe(28000);
    await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 28000, to_return: 0 });
  });

  test('that failed before its first message is only recorded', async () => {
    const { paidByCard, people, madeThere } = returns;
    const { id, intent } = await paidByCard();
    await madeThere(intent, 28000).fail();
    expect(await people.again(id)).toMatchObject({
      status: 'paid',
      refunded: 0,
      refunds: [{ state: 'failed' }],
      tickets: [{ state: 'valid' }],
    });
  });

  test('replaces the refund waiting here, and becomes one payout when it fails', async () => {
    const { paidByCard, people, giveBack, sent, toPayBack, countered, madeThere } = returns;
    const { id, intent } = await paidByCard();
    const stripeRefund = madeThere(intent, 28000);
    await giveBack(id);
    expect(await sent(id, intent)).toBe(28000);
    expect(await toPayBack(id)).toBe(28000);
    await stripeRefund.receive();
    expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 28000, to_return: 0 });
    expect([await toPayBack(id), await countered(id)]).toEqual([0, -28000]);
    for (let time = 0; time < 2; time += 1) await stripeRefund.fail();
    expect(await people.again(id)).toMatchObject({ status: 'refund_in_progress', to_pay_back: 28000 });
    expect(await toPayBack(id)).toBe(28000);
    await people.check(id, 'refund_done');
    expect([(await people.again(id)).status, await countered(id)]).toEqual(['refunded', -28000]);
  });

  test('reduces a larger refund waiting here', async () => {
    const { paidByCard, people, giveBack, sent, countered, madeThere } = returns;
    const { id, intent } = await paidByCard(2);
    await giveBack(id);
    await madeThere(intent, 28000).receive();
    const waiting = (await people.again(id)).refunds.filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ amount: 28000, is_manual: false }]);
    expect(await sent(id, intent)).toBe(56000);
    expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 56000, to_return: 0 });
    expect(await countered(id)).toBe(-56000);
  });
});
