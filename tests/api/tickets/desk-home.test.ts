import { calls } from '@/backend/contract/calls';
import { fromDecimal } from '@/backend/contract/tickets/money';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/exports/link';
import { saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { reportArrival } from '@/backend/modules/tickets/commands/payouts/account';
import { recordPayouts } from '@/backend/modules/tickets/commands/payouts/record';
import { exportColumns, exportHead } from '@/backend/modules/tickets/queries/exports/heads';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { readHome } from '@/backend/modules/tickets/queries/overview/numbers';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts/list';
import { gatePhone } from '@/tests/support/gate-phone';
import { hasPostgres } from '@/tests/support/postgres';
import { ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { sheetOf } from '@/tests/support/workbook';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('the front page of an organiser’s desk', () => {
  let world: TicketWorld;
  let people: Awaited<ReturnType<typeof ticketPeople>>;
  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  const homeOf = async (id: number) =>
    calls.activityHome.output.parse(
      await readHome(world.context, people.organiser, { activity_id: id, locale: 'zh-Hans' }),
    );

  test('shows each gate phone, its refusals and the last scans, and its seats add up', async () => {
    const event = await people.event([{ quantity: 100, price: 0, per_person_limit: 50 }]);
    const { lists } = await saveCheckInList(
      world.context,
      people.organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '正门' }),
    );
    const phone = (name: string) =>
      gatePhone(world, people.organiser, { eventId: event.id, listId: lists[0]?.id ?? 0, name, aheadMs: 0 });
    const [east, south] = [await phone('东门'), await phone('南门')];
    const [ticket] = (await people.buyOne(people.ann, event)).tickets;
    const ticketRow = await findOwnTicket(world.context, people.ann, ticket?.id ?? 0);
    const { token, code } = await readTicketAccess(world.context, ticketRow, 'zh-Hans');
    await east.sync([{ code: token }]);
    world.move(MINUTE);
    await south.sync([{ code: token }, { code: 'LX-none' }]);

    const { gate, seats } = await homeOf(event.id);
    expect(gate).toMatchObject({
      doors: [
        { name: '东门', list: '正门', admitted: 1, is_over: false, last_sync: expect.any(String) },
        { name: '南门', admitted: 0 },
      ],
      last_ten_minutes: 1,
    });
    expect(new Set(gate?.refused)).toEqual(
      new Set([
        { result: 'used', count: 1 },
        { result: 'fake', count: 1 },
      ]),
    );
    const scanOf = (result: string) => gate?.recent.find((scan) => scan.result === result);
    expect(gate?.recent).toHaveLength(3);
    expect(gate?.recent.at(-1)).toMatchObject({ result: 'admitted', door: '东门', first: null });
    expect(scanOf('used')).toMatchObject({ code, door: '南门', first: { door: '东门' } });
    expect(scanOf('fake')).toMatchObject({ name: '', type_name: '', code: 'LX-none', first: null });
    expect(seats).toEqual({ seats: 100, checked_in: 1, paid: 0, held: 0, unsold: 99 });

    world.move(30 * MINUTE);
    expect((await homeOf(event.id)).gate?.last_ten_minutes).toBe(0);
  });

  test('explains sales by what happened until then, with days of Beijing time', async () => {
    const now = world.context.now().getTime();
    const at = (days: number) => new Date(now + days * DAY).toISOString();
    const dayOf = (ms: number) => new Date(ms + 8 * 60 * MINUTE).toISOString().slice(0, 10);
    const event = await people.event([
      { name: '早鸟', quantity: 5, steps: [{ price: 18000, until: at(1) }], sale_closes: at(20) },
      { name: '单席', quantity: 1, price: 0, sale_closes: at(2) },
    ]);
    const [early, single] = event.types;
    expect((await homeOf(event.id)).remarks).toEqual([]);
    await people.buyOne(people.ann, { id: event.id, types: [single ?? 0] });
    expect((await homeOf(event.id)).remarks).toEqual([
      { day: dayOf(now), kind: 'opened', ticket_type_id: null },
      { day: dayOf(now), kind: 'sold_out', ticket_type_id: single },
    ]);
    world.move(3 * DAY);
    expect((await homeOf(event.id)).remarks).toEqual([
      { day: dayOf(now), kind: 'opened', ticket_type_id: null },
      { day: dayOf(now), kind: 'sold_out', ticket_type_id: single },
      { day: dayOf(now + DAY), kind: 'step_ended', ticket_type_id: early },
      { day: dayOf(now + 2 * DAY), kind: 'closed', ticket_type_id: single },
    ]);
  });

  describe('exports of orders and payouts for bookkeeping', () => {
    const zh = { locale: 'zh-Hans' as const };
    let eventId: number;

    /** An event with money in every possible state. */
    beforeAll(async () => {
      const { organiser, ann, event, buyOne, check, again } = people;
      const paidEvent = await event([{ quantity: 20, per_person_limit: 20 }], { refund_hours: 1 });
      eventId = paidEvent.id;
      const bought = async (transfer_id: string, amount = 28000) => {
        const { id } = await buyOne(ann, paidEvent);
        await check(id, 'confirm', { amount, transfer_id });
        return id;
      };
      const refunded = async (transferId: string, reference: string) => {
        const id = await bought(transferId);
        await requestRefund(world.context, ann, { id, reason: '', ...zh });
        const [refund] = (await again(id)).refunds;
        const payouts = [{ id: refund?.id ?? 0, reference, way: 'transfer' as const }];
        if (reference !== '')
          await recordPayouts(world.context, organiser, { activity_id: paidEvent.id, payouts });
        return { id, refund_id: refund?.id ?? 0 };
      };
      await bought('000780012345678901234', 30000);
      const parked = await bought('P-1', 29000);
      await check(parked, 'confirm', { amount: 500, transfer_id: 'P-2', choice: 'park', reason: '问过他' });
      await refunded('R-1', '002026112009114001');
      await refunded('R-2', '');
      const lost = await refunded('R-3', '=BK-3');
      await reportArrival(world.context, ann, { ...lost, has_arrived: false, ...zh });
      const { id } = await buyOne(ann, paidEvent);
      await check(id, 'confirm', { amount: 9000, transfer_id: 'short' });
    });

    async function read(what: 'orders' | 'payouts', format: 'csv' | 'xlsx', locale: 'zh-Hans' | 'en') {
      const requested = { activity_id: eventId, what, format, locale };
      const { url } = await makeExportLink(world.context, people.organiser, requested);
      const file = await openExport(world.context, url.replace('/exports/', ''));
      return Buffer.from(await file.arrayBuffer());
    }
    async function rowsOf(what: 'orders' | 'payouts', locale: 'zh-Hans' | 'en' = 'en') {
      const lines = (await read(what, 'csv', locale)).toString('utf8').slice(1).trim().split('\r\n');
      const [head, ...rows] = lines.map((line) => line.split(','));
      const columns = exportColumns(what);
      return {
        head,
        rows: rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? '']))),
      };
    }
    const sumOf = (rows: Record<string, string>[], name: string) =>
      rows.reduce((sum, row) => sum + (fromDecimal(row[name] ?? '', row.currency ?? '') ?? NaN), 0);

    test('add up to the sums of the desk and of the payouts, for each order and in total', async () => {
      const [{ rows: orders }, { rows: payouts }] = [await rowsOf('orders'), await rowsOf('payouts')];
      const home = await homeOf(eventId);
      const [sums] = (await listPayouts(world.context, eventId)).sums;
      const shown = [home.income, home.refunded, home.to_pay_back, home.to_return].map(
        ([money]) => money?.amount,
      );
      const columns = ['received', 'refunded', 'owed_back', 'undecided'];
      expect(columns.map((name) => sumOf(orders, name))).toEqual(shown);
      expect(shown).toEqual([152500, 56000, 28000, 2000]);
      const inState = (state: string) =>
        sumOf(
          payouts.filter((row) => row.state === state),
          'amount',
        );
      const [waiting, missing] = [inState('Waiting for an account'), inState('Paid (reported missing)')];
      expect({ waiting, missing }).toEqual({ waiting: sums?.no_account, missing: sums?.missing });
      expect(waiting + missing + sumOf(orders, 'undecided') + sumOf(orders, 'parked')).toBe(sums?.owed);
      for (const { number, refunded, owed_back, payout_references } of orders) {
        const orderPayouts = payouts.filter(({ order }) => order === number);
        const [back = NaN, going = NaN] = [refunded, owed_back].map(
          (sum = '') => fromDecimal(sum, 'CNY') ?? NaN,
        );
        expect(sumOf(orderPayouts, 'amount')).toBe(back + going);
        expect(orderPayouts.map(({ bank_reference }) => bank_reference).join('')).toBe(payout_references);
      }
    });

    test('have column heads in the requested language, times with their zone, and no formula', async () => {
      for (const locale of ['zh-Hans', 'en'] as const)
        for (const what of ['orders', 'payouts'] as const)
          expect((await rowsOf(what, locale)).head).toEqual(exportHead(what, locale));
      expect(exportHead('payouts', 'zh-Hans')).toContain('流水号');
      const { rows } = await rowsOf('payouts');
      expect(rows[0]?.paid).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
      expect(rows.map(({ bank_reference }) => bank_reference)).toContain("'=BK-3");
    });

    test('have references as text and amounts as numbers in a workbook', async () => {
      const [orders, payouts] = [
        sheetOf(await read('orders', 'xlsx', 'en')),
        sheetOf(await read('payouts', 'xlsx', 'en')),
      ];
      const text = (words: string) => `<c t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
      expect(orders).toContain(text('000780012345678901234'));
      expect(payouts).toContain(text('002026112009114001'));
      expect(payouts).toContain('<c><v>280.00</v></c>');
      expect(orders).not.toContain(text('280.00'));
    });
  });
});
