import { readFileSync } from 'node:fs';
import { giveRefundAccount } from '@/backend/modules/tickets/commands/payouts/account';
import { exportPayouts } from '@/backend/modules/tickets/commands/payouts/export';
import { recordPayouts } from '@/backend/modules/tickets/commands/payouts/record';
import { undoMoney } from '@/backend/modules/tickets/commands/undo/undo-money';
import { previewCancel } from '@/backend/modules/tickets/queries/refunds/cancel-preview';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts/list';
import { hasPostgres } from '@/tests/support/postgres';
import { type Returns, startReturns } from '@/tests/support/returns';
import { sheetOf } from '@/tests/support/workbook';
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

  describe('by transfer', () => {
    test('is the price of one ticket, then of the rest, and then nothing', async () => {
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

    test('is the same when every call is made twice', async () => {
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

    test('is what was paid on an underpaid order, not its price', async () => {
      const { people, event, cancel, moneyOf } = returns;
      const { id } = await people.buyOne(people.ann, await event());
      await people.check(id, 'confirm', { amount: 10000, transfer_id: `short-${id}` });
      await cancel(id);
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      expect(await moneyOf(id)).toEqual({ paid: 10000, refunded: 10000, to_return: 0 });
    });

    test('is one of two payments and then the other, each no more than its amount', async () => {
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

    test('excludes what the organiser keeps, which is not refunded later', async () => {
      const { people, event, cancel, moneyOf } = returns;
      const { id, tickets } = await people.paid(await event(), 2);
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((ticket) => ticket.id), kept: 99999 });
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 0, to_return: 0 });
      await cancel(id, { kept: 8000 });
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 20000, to_return: 0 });
    });
  });

  describe('of an order that was paid by two transfers', () => {
    /** An order of two tickets, paid too little by a first transfer and in full by a second one. */
    async function paidTwice(second = 36000) {
      const { people, event } = returns;
      const paidEvent = await event();
      const { id } = await people.buyOne(people.ann, paidEvent, 2);
      await people.check(id, 'confirm', { amount: 20000, transfer_id: `short-${id}` });
      await people.check(id, 'confirm', { amount: second, transfer_id: `rest-${id}` });
      return { ...(await people.again(id)), eventId: paidEvent.id };
    }
    const listed = (eventId: number) => listPayouts(returns.world.context, eventId);

    test('is one payout, which is listed, exported, recorded, undone and receipted once', async () => {
      const { world, people, cancel, countered } = returns;
      const { id, eventId, number } = await paidTwice();
      await cancel(id);
      const account = { holder: '安', number: '6217992004176633', bank: '' };
      await giveRefundAccount(world.context, people.ann, { id, ...account, locale: 'zh-Hans' });
      const { list, counts } = await listed(eventId);
      expect({ list, to_pay: counts.to_pay }).toMatchObject({ list: [{ amount: 56000 }], to_pay: 1 });
      const input = { activity_id: eventId, again: false, format: 'csv' as const, locale: 'en' as const };
      const file = await exportPayouts(world.context, people.organiser, input);
      expect(file).toMatchObject({ count: 1, sums: [{ amount: 56000 }] });
      expect(file.csv).toMatch(/^\uFEFFAccount holder,Account number,/);
      expect(file.csv).toContain(`560.00,CNY,LX${number}`);
      const again = { ...input, again: true, format: 'xlsx' as const };
      const { xlsx } = await exportPayouts(world.context, people.organiser, again);
      const sheet = sheetOf(Buffer.from(xlsx, 'base64'));
      expect(sheet).toContain('<t xml:space="preserve">6217992004176633</t>');
      expect(sheet).toContain('<c><v>560.00</v></c>');
      const payouts = list.map((row) => ({ id: row.id, reference: 'BK-1', way: 'transfer' as const }));
      await recordPayouts(world.context, people.organiser, { activity_id: eventId, payouts, undoable: true });
      await undoMoney(world.context, people.organiser, id);
      expect(await people.again(id)).toMatchObject({ refunded: 0, to_pay_back: 56000 });
      await recordPayouts(world.context, people.organiser, { activity_id: eventId, payouts });
      expect(await people.again(id)).toMatchObject({ status: 'refunded', refunds: [{ reference: 'BK-1' }] });
      expect(await countered(id)).toBe(-56000);
    });

    test('never exceeds the payments, refunded ticket by ticket, and the preview of a cancellation agrees', async () => {
      const { world, cancel, moneyOf } = returns;
      const { id, eventId, tickets } = await paidTwice();
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((ticket) => ticket.id) });
      const [first] = await world.sql`select payment_id, amount::int from refunds where order_id = ${id}`;
      expect(first?.amount).toBe(28000);
      await cancel(id);
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      const other = await paidTwice(39000);
      await cancel(other.id, { ticket_ids: other.tickets.slice(0, 1).map((ticket) => ticket.id) });
      await world.sql`update refunds set payment_id = null where order_id = ${other.id}`;
      const { by_hand } = await previewCancel(world.context, other.eventId);
      expect(by_hand).toEqual([{ currency: 'CNY', amount: 31000 }]);
      expect(eventId).not.toBe(other.eventId);
    });

    test('is joined from one refund for each payment by the migration, except for exported ones', async () => {
      const { world, cancel, moneyOf } = returns;
      const joined = readFileSync('backend/db/migrations/0038_one_refund_by_hand.sql', 'utf8');
      const rows = async (split: (id: number) => Promise<unknown>) => {
        const { id, eventId } = await paidTwice();
        await cancel(id);
        await world.sql`update refunds set amount = 20000, payment_id = (select min(id) from payments
          where order_id = ${id}) where order_id = ${id}`;
        await world.sql`insert into refunds (order_id, payment_id, state, is_manual, amount, currency, ticket_ids,
          requested_by, created_at) select order_id, payment_id + 1, state, is_manual, 36000, currency, ticket_ids,
          requested_by, created_at from refunds where order_id = ${id}`;
        await split(id);
        await world.sql.unsafe(joined);
        expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
        return (await listed(eventId)).list.map(({ amount }) => amount);
      };
      expect(await rows(async () => undefined)).toEqual([56000]);
      expect(
        await rows((id) => world.sql`update refunds set exported_in = 'file' where order_id = ${id}`),
      ).toEqual([20000, 36000]);
    });

    test('is shown as surplus where it was, also after a ticket was refunded', async () => {
      const { world, people, cancel } = returns;
      const { id, eventId, tickets } = await paidTwice(39000);
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((ticket) => ticket.id) });
      expect(await people.again(id)).toMatchObject({ situation: 'part_in_progress', grounds: ['tickets'] });
      await people.check(id, 'refund_done');
      await world.sql`delete from outbox where kind = 'mail'`;
      await people.check(id, 'return_money');
      expect(await people.again(id)).toMatchObject({
        ...{ situation: 'part_in_progress', grounds: ['surplus'], to_pay_back: 3000 },
        refunds: [{ ground: 'tickets' }, { ground: 'surplus', amount: 3000 }],
      });
      const { list } = await listed(eventId);
      expect(list.map(({ group, ground }) => [group, ground])).toEqual([
        ['unconfirmed', 'tickets'],
        ['no_account', 'surplus'],
      ]);
      await people.check(id, 'refund_done');
      const letters = await world.sql<{ text: string }[]>`select payload->>'text' as text from outbox
        where kind = 'mail' order by id`;
      expect(letters.map(({ text }) => text.includes('多付的部分'))).toEqual([true, true]);
      expect(await people.again(id)).toMatchObject({ grounds: ['tickets', 'surplus'] });
    });

    test('is shown as unsold when the order never had valid tickets', async () => {
      const { people, event, cancel } = returns;
      const { id } = await people.buyOne(people.ann, await event());
      for (const part of [5000, 6000])
        await people.check(id, 'confirm', { amount: part, transfer_id: `part-${id}-${part}` });
      await cancel(id);
      expect((await people.again(id)).refunds).toMatchObject([{ ground: 'unsold', amount: 11000 }]);
    });
  });
});
