import { hasPostgres } from '@/tests/support/postgres';
import { type Returns, startReturns } from '@/tests/support/returns';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('what goes back', () => {
  let returns: Returns;

  beforeAll(async () => {
    returns = await startReturns();
  });
  afterEach(async () => {
    expect(await returns.exceeded()).toEqual([]);
    expect(await returns.world.unbalanced()).toEqual([]);
  });
  afterAll(() => returns.world.end());

  describe('by transfer', () => {
    test('is the worth of one ticket, then of the rest, and after that nothing', async () => {
      const { people, event, giveBack, cancel, moneyOf } = returns;
      const { id, tickets } = await people.paid(await event(), 3);
      await giveBack(id, tickets.slice(0, 1));
      expect(await moneyOf(id)).toMatchObject({ paid: 84000, refunded: 28000 });
      expect(await refusalOf(giveBack(id, tickets.slice(0, 1)))).toBe('wrongState');
      await cancel(id);
      expect(await moneyOf(id)).toEqual({ paid: 84000, refunded: 84000, to_return: 0 });
      for (const again of [() => giveBack(id), () => cancel(id), () => people.check(id, 'return_money')])
        expect(await refusalOf(again())).toBe('wrongState');
      await people.check(id, 'refund_done');
      for (const again of [() => cancel(id), () => people.check(id, 'refund_done')])
        expect(await refusalOf(again())).toBe('wrongState');
      expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 84000 });
    });

    test('is no more when everything is pressed twice', async () => {
      const { world, people, event, cancel, moneyOf } = returns;
      const { id } = await people.paid(await event(), 2);
      const twice = (work: () => Promise<unknown>) => Promise.all([refusalOf(work()), refusalOf(work())]);
      expect((await twice(() => cancel(id))).toSorted()).toEqual(['done', 'wrongState']);
      const [refund] = (await people.again(id)).refunds;
      await twice(() => people.check(id, 'refund_done', { refund_id: refund?.id }));
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      const [row] = await world.sql`select sum(amount)::int as countered from receipts
        where order_id = ${id} and refund_id is not null`;
      expect(row?.countered).toBe(-56000);
    });

    test.each(['the surplus first', 'the tickets first'])(
      'is surplus and tickets, once each: %s',
      async (order) => {
        const { people, event, cancel, moneyOf } = returns;
        const { id } = await people.buyOne(people.ann, await event());
        await people.check(id, 'confirm', { amount: 30000, transfer_id: `surplus-${id}` });
        const acts = [() => people.check(id, 'return_money'), () => cancel(id)];
        if (order === 'the tickets first') acts.reverse();
        for (const act of acts) await act();
        expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
        expect(await moneyOf(id)).toEqual({ paid: 30000, refunded: 30000, to_return: 0 });
        await people.check(id, 'refund_done');
        expect((await people.again(id)).status).toBe('refunded');
      },
    );

    test('is what came of an order that was paid too little, not its price', async () => {
      const { people, event, cancel, moneyOf } = returns;
      const { id } = await people.buyOne(people.ann, await event());
      await people.check(id, 'confirm', { amount: 10000, transfer_id: `short-${id}` });
      await cancel(id);
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      expect(await moneyOf(id)).toEqual({ paid: 10000, refunded: 10000, to_return: 0 });
    });

    test('is one of two payments, then the other: each no more than it was', async () => {
      const { world, people, event, cancel, moneyOf } = returns;
      const { id } = await people.buyOne(people.ann, await event());
      await people.check(id, 'confirm', { amount: 28000, transfer_id: `first-${id}` });
      await people.check(id, 'confirm', { amount: 28000, transfer_id: `second-${id}` });
      await people.check(id, 'return_money');
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      await people.check(id, 'refund_done');
      expect(await people.again(id)).toMatchObject({ status: 'paid', tickets: [{ state: 'valid' }] });
      await cancel(id);
      await people.check(id, 'refund_done');
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      const rows = await world.sql`select sum(amount)::int as sum from refunds where order_id = ${id}
        group by payment_id order by payment_id`;
      expect(rows.map(({ sum }) => sum)).toEqual([28000, 28000]);
    });

    test('is less by what the organiser keeps, and what is kept is never returned after all', async () => {
      const { people, event, cancel, moneyOf } = returns;
      const { id, tickets } = await people.paid(await event(), 2);
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((one) => one.id), kept: 99999 });
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 0, to_return: 0 });
      await cancel(id, { kept: 8000 });
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 20000, to_return: 0 });
    });
  });
});
