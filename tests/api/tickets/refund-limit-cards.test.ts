import { hasPostgres } from '@/tests/support/postgres';
import { type Returns, startReturns } from '@/tests/support/returns';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('the sum refunded', () => {
  let returns: Returns;

  beforeAll(async () => {
    returns = await startReturns();
  });
  afterEach(async () => {
    expect(await returns.exceeded()).toEqual([]);
    expect(await returns.world.unbalanced()).toEqual([]);
  });
  afterAll(() => returns.world.end());

  describe('by card', () => {
    test('is one ticket, then the rest, at the provider as in the database', async () => {
      const { people, giveBack, cancel, paidByCard, sent } = returns;
      const { id, tickets, intent } = await paidByCard(2);
      await giveBack(id, tickets.slice(0, 1));
      expect(await sent(id, intent)).toBe(28000);
      await cancel(id);
      expect(await sent(id, intent)).toBe(56000);
      expect(await refusalOf(cancel(id))).toBe('wrongState');
      expect(await people.again(id)).toMatchObject({ status: 'refunded', paid: 56000, refunded: 56000 });
    });

    test.each(['needs_response', 'lost'])(
      'excludes money in a dispute, which does not become a payout either: %s',
      async (status) => {
        const { people, giveBack, paidByCard, sent } = returns;
        const { id, intent, dispute } = await paidByCard();
        await giveBack(id);
        await dispute(status);
        expect(await sent(id, intent)).toBe(0);
        const after = await people.again(id);
        expect(after).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] });
        await dispute('lost');
        await dispute('lost');
        expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 0, to_return: 0 });
        expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      },
    );

    test('includes money of a dispute that was won, once', async () => {
      const { people, giveBack, paidByCard, sent } = returns;
      const { id, intent, dispute } = await paidByCard();
      await giveBack(id);
      await dispute('needs_response');
      await dispute('won');
      expect(await people.again(id)).toMatchObject({ status: 'refund_in_progress', to_return: 28000 });
      await people.check(id, 'return_money');
      expect(await sent(id, intent)).toBe(28000);
      expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 28000, to_return: 0 });
    });

    test('is what Stripe refunded, when the dispute began while the refund was being sent', async () => {
      const { world, people, giveBack, moneyOf, receive, paidByCard } = returns;
      const { id, intent, dispute } = await paidByCard();
      await giveBack(id);
      const [row] = (await people.again(id)).refunds;
      const refund = { id: `re_${id}`, payment_intent: intent, amount: 28000, status: 'succeeded' };
      world.stripe.refunds.push({ ...refund, metadata: { refund: String(row?.id) } });
      await dispute('needs_response');
      await receive('refund.updated', refund);
      await dispute('won');
      expect(await moneyOf(id)).toEqual({ paid: 28000, refunded: 28000, to_return: 0 });
    });

    test('excludes a refund that the provider refuses because of a dispute', async () => {
      const { world, people, giveBack, paidByCard, sent } = returns;
      const { id, intent, dispute } = await paidByCard();
      await giveBack(id);
      // The message about the dispute has not arrived yet.
      world.stripe.disputes.set(`dp_${id}`, { status: 'needs_response', payment_intent: intent });
      await sent(id, intent);
      await dispute('lost');
      expect((await people.again(id)).refunds.filter(({ state }) => state !== 'failed')).toEqual([]);
      expect((await people.again(id)).status).toBe('refunded');
    });

    test('includes what the organiser refunded at the provider, which is not refunded again', async () => {
      const { world, people, cancel, moneyOf, receive, paidByCard, sent } = returns;
      const { id, tickets, intent } = await paidByCard(2);
      const refund = { id: `re_own_${id}`, payment_intent: intent, amount: 28000, status: 'succeeded' };
      world.stripe.refunds.push({ ...refund, metadata: {} });
      for (let time = 0; time < 2; time += 1) await receive('refund.created', refund);
      const after = await people.again(id);
      expect(after).toMatchObject({ status: 'paid', paid: 56000, refunded: 28000 });
      expect(after.tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((ticket) => ticket.id) });
      await cancel(id);
      expect(await sent(id, intent)).toBe(56000);
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      await receive('refund.created', { id: 're_of_nobody' });
    });
  });
});
