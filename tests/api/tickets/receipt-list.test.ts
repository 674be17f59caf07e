import { calls } from '@/backend/contract/calls';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/exports/link';
import { requestInvoice } from '@/backend/modules/tickets/commands/receipts/request-invoice';
import { listReceipts } from '@/backend/modules/tickets/queries/receipts/list';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('the receipts of an event, for its organiser', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  const giveBack = (id: number, ticket_ids?: number[]) =>
    requestRefund(world.context, people.ann, { id, ticket_ids, reason: '', ...zh });

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    const seller = { name: '链上社', seller_name: '链上文化（上海）有限公司', tax_basis_points: 600 };
    await saveOrganiser(world.context, people.organiser, calls.saveOrganiser.input.parse(seller));
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  describe('the list', () => {
    let event: { id: number; types: number[] };
    let named: Awaited<ReturnType<TicketPeople['paid']>>;
    const find = (requested: object = {}) =>
      listReceipts(
        world.context,
        'Asia/Shanghai',
        calls.activityReceipts.input.parse({ activity_id: event.id, ...requested }),
      );
    const numbers = async (requested: object) => (await find(requested)).list.map(({ number }) => number);

    beforeAll(async () => {
      event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 24 });
      named = await people.paid(event, 2);
      const invoice = { id: named.id, title: '渡口实验室100%', tax_number: '9133T', ...zh };
      await requestInvoice(world.context, people.ann, invoice);
      await giveBack(named.id, [named.tickets[0]?.id ?? 0]);
      await people.check(named.id, 'refund_done');
      await people.paid(event, 1, people.ben);
      const yen = await people.event([{ quantity: 1, currency: 'JPY', price: 900 }]);
      await people.paid(yen);
      // High numbers, as of an organiser who has sold for years: no order number or tax number contains them.
      await world.sql`update receipts set number = number + 90400`;
    });

    test('begins with the latest, and its sums include all receipts, whatever the page', async () => {
      const { list, total, sums } = await find({ size: 2 });
      expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['purchase', 28_000],
        ['refund', -28_000],
      ]);
      expect(list[1]).toMatchObject({ order_id: named.id, order_number: named.number });
      expect(total).toBe(3);
      expect(sums).toEqual([{ currency: 'CNY', issued: 84_000, countered: -28_000, tax: 3170 }]);
      expect(await numbers({ size: 2, page: 2 })).toEqual([list[1]?.counters]);
    });

    test('finds receipts by number, order, title, tax number and kind', async () => {
      const [last, credit, first] = await numbers({});
      expect(await numbers({ keyword: String(last) })).toEqual([last]);
      expect(await numbers({ keyword: named.number.toLowerCase() })).toEqual([credit, first]);
      expect(await numbers({ keyword: '渡口' })).toContain(first);
      expect(await numbers({ keyword: '0%' })).not.toContain(last);
      expect(await numbers({ keyword: '9133t' })).toContain(first);
      expect(await numbers({ kind: 'refund' })).toEqual([credit]);
      expect((await find({ kind: 'refund' })).sums).toMatchObject([{ issued: 0, countered: -28_000 }]);
    });

    test('has months in the time zone of the event', async () => {
      const [last] = await numbers({});
      await world.sql`update receipts set issued_at = '2025-11-30T17:00:00Z' where number = ${last ?? 0}`;
      expect(await numbers({ month: '2025-12' })).toEqual([last]);
      expect(await numbers({ month: '2025-11' })).toEqual([]);
      expect((await find({ month: '2025-11' })).months.at(-1)).toBe('2025-12');
    });
  });

  test('an export lists credit notes with the receipt they cancel, and escapes formulas', async () => {
    const event = await people.event([{ quantity: 5 }], { refund_hours: 1 });
    const order = await people.paid(event);
    const invoice = { id: order.id, title: '=1+1', tax_number: '', ...zh };
    await requestInvoice(world.context, people.ann, invoice);
    await giveBack(order.id);
    const [refund] = (await people.again(order.id)).refunds;
    await people.check(order.id, 'refund_done', { refund_id: refund?.id });
    const wanted = { activity_id: event.id, format: 'csv', what: 'receipts', ...zh } as const;
    const link = await makeExportLink(world.context, people.organiser, wanted);
    const file = await openExport(world.context, link.url.replace('/exports/', ''));
    const [, purchase = '', credit = ''] = (await file.text()).trim().split('\r\n');
    const { receipts } = await people.again(order.id);
    expect(receipts.map(({ number }) => String(number))).toEqual(
      [purchase, credit].map((line) => /\d+/.exec(line)?.[0]),
    );
    expect(purchase).toContain("'=1+1");
    expect(credit).toMatch(new RegExp(`^"?${receipts[1]?.number}"?,"?${receipts[0]?.number}"?,`));
    expect(credit).toContain('-280.00');
  });
});
