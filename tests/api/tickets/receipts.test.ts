import { calls } from '@/backend/contract/calls';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { previewRefund, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { requestInvoice } from '@/backend/modules/tickets/commands/receipts/request-invoice';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('receipts and credit notes', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  const seller = (fields: object) =>
    saveOrganiser(
      world.context,
      people.organiser,
      calls.saveOrganiser.input.parse({ name: '链上社', ...fields }),
    );
  const giveBack = (id: number, ticket_ids?: number[]) =>
    requestRefund(world.context, people.ann, { id, ticket_ids, reason: '', ...zh });

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    await seller({ seller_name: '链上文化（上海）有限公司', tax_number: '91310000X', tax_basis_points: 600 });
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('a paid order has one receipt as at purchase, with seller, tax and lines, and an unpaid order has none', async () => {
    const event = await people.event([{ quantity: 5 }, { quantity: 5, price: 0 }]);
    const unpaidOrder = await people.buyOne(people.ben, event);
    expect(unpaidOrder.receipts).toEqual([]);
    const order = await people.paid(event, 2);
    const [receipt] = order.receipts;
    expect(order.receipts).toHaveLength(1);
    expect(receipt).toMatchObject({
      kind: 'purchase',
      amount: 56_000,
      tax: 3170,
      currency: 'CNY',
      content: {
        seller: { name: '链上文化（上海）有限公司', tax_number: '91310000X' },
        tax_basis_points: 600,
        event: '链上清算工作坊',
        order_number: order.number,
        lines: [{ name: '票1', quantity: 2, amount: 56_000 }],
      },
    });
    await seller({ seller_name: '另一家', tax_basis_points: 900 });
    expect((await people.again(order.id)).receipts).toEqual(order.receipts);
    await seller({ seller_name: '链上文化（上海）有限公司', tax_basis_points: 600 });
  });

  test('receipt numbers of an organiser have no gaps, even with failures and simultaneous payments', async () => {
    const event = await people.event([{ quantity: 50, per_person_limit: 50 }]);
    const [before] = await world.sql`select coalesce(max(number), 0)::int as last from receipts`;
    const unpaidOrders = [];
    for (let at = 0; at < 12; at += 1) {
      const buyer = await world.member(`buyer-${at}`);
      unpaidOrders.push(await people.buyOne(buyer, event));
    }
    await Promise.all(
      unpaidOrders.map(async ({ id }, at) => {
        const failing = withOrder(at % 2 ? world.context : world.other, id, async (inner, order) => {
          await takeStep(inner, order, { command: 'pay', actorId: null });
          throw new Error('the backend died here');
        });
        if (at % 3 === 0) await expect(failing).rejects.toThrow('died');
        else await failing.catch(() => undefined);
        await people.check(id, 'confirm');
      }),
    );
    const rows = await world.sql`select number from receipts where number > ${before?.last} order by number`;
    expect(rows.map(({ number }) => number - before?.last)).toEqual(unpaidOrders.map((_, at) => at + 1));
  });

  test('refunded tickets get a credit note once the refund is done', async () => {
    const event = await people.event([{ quantity: 5 }], { refund_hours: 24 });
    const order = await people.paid(event, 2);
    await giveBack(order.id, [order.tickets[0]?.id ?? 0]);
    expect((await people.again(order.id)).receipts).toHaveLength(1);
    await people.check(order.id, 'refund_done');
    const [purchase, counter] = (await people.again(order.id)).receipts;
    expect(counter).toMatchObject({
      kind: 'refund',
      counters: purchase?.number,
      amount: -28_000,
      tax: -1585,
      content: { lines: [{ name: '票1', quantity: 1, amount: -28_000 }] },
    });
  });

  test('the buyer can change the title of a receipt before it is issued, and set it once afterwards', async () => {
    const event = await people.event([{ quantity: 5, per_person_limit: 9 }]);
    const name = (id: number, title: string) =>
      requestInvoice(world.context, people.ann, { id, title, tax_number: '91X', ...zh });
    const order = await people.buyOne(people.ann, event);
    await name(order.id, '甲公司');
    await name(order.id, '乙公司');
    await people.check(order.id, 'confirm');
    expect((await people.again(order.id)).receipts).toMatchObject([
      { invoice: { title: '乙公司', tax_number: '91X' } },
    ]);
    expect(await refusalOf(name(order.id, '丙公司'))).toBe('wrongState');
    const later = await people.paid(event, 2);
    expect(later.receipts).toMatchObject([{ invoice: null }]);
    await name(later.id, '丁公司');
    expect((await people.again(later.id)).receipts).toMatchObject([{ invoice: { title: '丁公司' } }]);
    expect(await refusalOf(name(later.id, '戊公司'))).toBe('wrongState');
    expect(
      await refusalOf(
        requestInvoice(world.context, people.ben, { id: later.id, title: '己', tax_number: '', ...zh }),
      ),
    ).toBe('notFound');
  });

  test('a receipt is over what was to be paid, and names the rest that was waived', async () => {
    const event = await people.event([{ quantity: 5, per_person_limit: 9 }], { refund_hours: 24 });
    const order = await people.buyOne(people.ann, event, 2);
    await people.check(order.id, 'confirm', { amount: 53_000, transfer_id: 'WAIVED-1', choice: 'waive' });
    const { receipts, number } = await people.again(order.id);
    expect(receipts).toMatchObject([
      {
        ...{ kind: 'purchase', amount: 53_000, tax: 3000 },
        content: { lines: [{ name: '票1', quantity: 2, amount: 56_000 }], waived: 3000 },
      },
    ]);
    const [notified] = await world.sql`select params->>'amount' as amount from messages
      where key = 'orderPaid' and params->>'number' = ${number}`;
    expect(notified?.amount).toBe('CNY 530.00');
    await giveBack(order.id);
    await people.check(order.id, 'refund_done');
    const [purchase, counter] = (await people.again(order.id)).receipts;
    expect(counter).toMatchObject({ amount: -(purchase?.amount ?? 0), tax: -(purchase?.tax ?? 0) });
    expect(counter?.content).not.toHaveProperty('waived');
    const [unwaived] = (await people.paid(event, 1, people.ben)).receipts;
    expect(unwaived?.content).not.toHaveProperty('waived');
  });

  test.each([
    ['the rest was waived', 0, { amount: 50_000, choice: 'waive' }],
    ['the rest was waived and a share is kept', 10, { amount: 50_000, choice: 'waive' }],
    ['hardly anything came and everything else was waived', 50, { amount: 10_000, choice: 'waive' }],
    ['too much came and is parked', 10, { amount: 70_000, choice: 'park', reason: '下次抵' }],
  ])('a refund is what its preview said when %s', async (_, kept_percent, money) => {
    const event = await people.event([{ quantity: 5, per_person_limit: 9 }], {
      refund_hours: 24,
      kept_percent,
    });
    for (const isPart of [true, false]) {
      const order = await people.buyOne(people.ann, event, 2);
      const { version } = order;
      await people.check(order.id, 'confirm', { version, ...money });
      const ticket_ids = order.tickets.slice(isPart ? 1 : 0).map(({ id }) => id);
      const some = { id: order.id, ticket_ids };
      const preview = await previewRefund(world.context, people.ann, some);
      await giveBack(order.id, ticket_ids);
      const { to_pay_back } = await people.again(order.id);
      const [row] = await world.sql`select kept::int from orders where id = ${order.id}`;
      expect({ amount: to_pay_back, kept: row?.kept }).toEqual({
        amount: preview.amount,
        kept: preview.kept,
      });
      expect(preview.amount + preview.kept).toBeLessThanOrEqual(money.amount);
    }
  });
});
