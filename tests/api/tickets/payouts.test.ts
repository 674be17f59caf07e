import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { ACCOUNT_DAYS } from '@/backend/contract/tickets/limits';
import { events } from '@/backend/db/schema/events';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import {
  readAccount,
  erasePayoutAccounts,
  giveRefundAccount,
  reportArrival,
} from '@/backend/modules/tickets/commands/payouts/account';
import { exportPayouts } from '@/backend/modules/tickets/commands/payouts/export';
import { openPayout } from '@/backend/modules/tickets/commands/payouts/open';
import { recordPayouts, repayPayout } from '@/backend/modules/tickets/commands/payouts/record';
import { type Cell, textOf } from '@/backend/modules/tickets/queries/exports/cells';
import { exportColumns } from '@/backend/modules/tickets/queries/exports/heads';
import { exportRows } from '@/backend/modules/tickets/queries/exports/rows';
import { readHome } from '@/backend/modules/tickets/queries/overview/numbers';
import { matchPayouts } from '@/backend/modules/tickets/queries/payouts/lines';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts/list';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const DAY = 86_400_000;
const zh = { locale: 'zh-Hans' as const };
const ACCOUNT = { holder: '安', number: '6217 9920 0417 6633', bank: '东海银行' };

onPostgres('payouts', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  /** An order whose refund is a waiting payout, and that payout. */
  async function owed() {
    const paidEvent = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1 });
    const { id, number, payment } = await people.paid(paidEvent);
    await requestRefund(world.context, people.ann, { id, reason: '', ...zh });
    const [refund] = (await people.again(id)).refunds;
    return { id, number, reference: payment.reference, eventId: paidEvent.id, refundId: refund?.id ?? 0 };
  }
  const give = (id: number, more: object = {}) =>
    giveRefundAccount(world.context, people.ann, { id, ...ACCOUNT, ...zh, ...more });
  const record = (eventId: number, id: number, reference = 'BK-1') =>
    recordPayouts(world.context, people.organiser, {
      activity_id: eventId,
      payouts: [{ id, reference, way: 'transfer' }],
    });
  const groups = async (eventId: number) =>
    (await listPayouts(world.context, eventId)).list.map(({ group }) => group);

  test('are owed in every sum until they are paid', async () => {
    const { id, eventId, refundId } = await owed();
    const sums = async () => {
      const home = await readHome(
        world.context,
        people.organiser,
        calls.activityHome.input.parse({ activity_id: eventId }),
      );
      const [event] = await world.context.db.select().from(events).where(eq(events.id, eventId));
      const file: Cell[][] = [];
      if (event)
        for await (const row of exportRows(world.context, event, 'orders', 'en')) file.push([...row]);
      const cell = (name: string) => textOf(file[1]?.[exportColumns('orders').indexOf(name)] ?? '');
      const { refunded, to_pay_back, status } = await people.again(id);
      return {
        home: [home.refunded, home.to_pay_back].map(([money]) => money?.amount ?? 0),
        file: [cell('refunded'), cell('owed_back')],
        order: [status, refunded, to_pay_back],
      };
    };
    expect(await sums()).toEqual({
      home: [0, 28000],
      file: ['0.00', '280.00'],
      order: ['refund_in_progress', 0, 28000],
    });
    await record(eventId, refundId);
    expect(await sums()).toEqual({
      home: [28000, 0],
      file: ['280.00', '0.00'],
      order: ['refunded', 28000, 0],
    });
  });

  test('need an account number, which only the buyer gives, only who pays can read, and which is stored encrypted', async () => {
    const { id, eventId, refundId } = await owed();
    expect(await groups(eventId)).toEqual(['no_account']);
    await readAccount(world.context, people.organiser, { id: refundId, is_wrong: false });
    expect(await refusalOf(giveRefundAccount(world.context, people.ben, { id, ...ACCOUNT, ...zh }))).toBe(
      'notFound',
    );
    await give(id);
    expect(await groups(eventId)).toEqual(['to_pay']);
    expect(JSON.stringify(await world.sql`select * from orders where id = ${id}`)).not.toContain('0417');
    expect(JSON.stringify(await people.again(id))).not.toContain('0417');
    const { account, memo } = await openPayout(world.context, people.organiser, {
      id: refundId,
      take: false,
    });
    expect(account).toEqual({ ...ACCOUNT, number: '6217992004176633' });
    expect(memo).toMatch(/^LX/);
    for (const other of [people.ben, people.ann])
      expect(await refusalOf(openPayout(world.context, other, { id: refundId, take: false }))).toBe(
        'notFound',
      );
    await record(eventId, refundId);
    expect(await refusalOf(give(id))).toBe('wrongState');
    world.move((ACCOUNT_DAYS + 1) * DAY);
    await erasePayoutAccounts(world.context);
    world.move(-(ACCOUNT_DAYS + 1) * DAY);
    const [row] = await world.sql`select payout_account, payout_tail from orders where id = ${id}`;
    expect(row).toEqual({ payout_account: null, payout_tail: '6633' });
  });

  test('show a colleague who is already paying one', async () => {
    const { id, eventId, refundId } = await owed();
    await give(id);
    const cashier = await world.member(`cashier-${id}`);
    await world.sql`insert into event_staff (event_id, user_id, role, created_at)
      values (${eventId}, ${cashier.id}, 'cashier', now())`;
    await openPayout(world.context, people.organiser, { id: refundId, take: false });
    expect(await openPayout(world.context, cashier, { id: refundId, take: false })).toMatchObject({
      account: null,
      held_by: { name: 'host' },
    });
    expect(await openPayout(world.context, cashier, { id: refundId, take: true })).toMatchObject({
      account: { holder: '安' },
      held_by: null,
    });
  });

  test('are owed again when the bank returns them or the buyer misses them', async () => {
    const { id, eventId, refundId } = await owed();
    await give(id);
    await record(eventId, refundId);
    expect(await groups(eventId)).toEqual(['unconfirmed']);
    await reportArrival(world.context, people.ann, { id, refund_id: refundId, has_arrived: false, ...zh });
    expect((await listPayouts(world.context, eventId)).sums).toMatchObject([{ owed: 28000, missing: 28000 }]);
    await repayPayout(world.context, people.organiser, { id: refundId, reason: '账号错了' });
    expect(await people.again(id)).toMatchObject({ status: 'refund_in_progress', to_pay_back: 28000 });
    expect((await listPayouts(world.context, eventId)).sums).toMatchObject([{ owed: 28000, to_pay: 28000 }]);
    const [again] = (await people.again(id)).refunds.filter(({ state }) => state === 'waiting');
    await record(eventId, again?.id ?? 0, 'BK-2');
    await reportArrival(world.context, people.ann, {
      id,
      refund_id: again?.id ?? 0,
      has_arrived: true,
      ...zh,
    });
    expect(await groups(eventId)).toEqual(['done']);
    expect((await listPayouts(world.context, eventId)).sums).toEqual([]);
  });

  test('are exported to one file for the bank, without those that lack an account or were exported before', async () => {
    const { id, eventId, refundId, number } = await owed();
    const file = (again = false) =>
      exportPayouts(world.context, people.organiser, { activity_id: eventId, again, format: 'csv', ...zh });
    expect(await file()).toMatchObject({
      count: 0,
      csv: '',
      left_out: [{ id: refundId, why: 'no_account' }],
    });
    await give(id, { holder: '=1+1' });
    const { csv, count, sums } = await file();
    expect({ count, sums }).toEqual({ count: 1, sums: [{ currency: 'CNY', amount: 28000 }] });
    expect(csv).toContain(`'=1+1,6217992004176633,东海银行,280.00,CNY,LX${number}`);
    expect(await file()).toMatchObject({ count: 0, left_out: [{ id: refundId, why: 'exported' }] });
    expect(await file(true)).toMatchObject({ count: 1 });
  });

  test('are recognised in a pasted bank receipt, and a different sum is reported', async () => {
    const { id, eventId, refundId, reference } = await owed();
    await give(id);
    const text = `20261120091140 安 6217 9920 0417 6633 280.00\n${reference},2800.00,20261120091141\n饭钱 12.00`;
    expect(await matchPayouts(world.context, eventId, text)).toMatchObject([
      { line: 1, result: 'match', payout_id: refundId, reference: '20261120091140' },
      { line: 2, result: 'amount', payout_id: refundId, owed: 28000 },
      { line: 3, result: 'unknown', payout_id: null },
    ]);
    await record(eventId, refundId, '20261120091140');
    expect(await matchPayouts(world.context, eventId, text)).toMatchObject([{ result: 'paid' }, {}, {}]);
  });

  test('for an order cancelled by the organiser notify the buyer', async () => {
    const liveEvent = await people.event([{ quantity: 1 }]);
    const order = await people.buyOne(people.ann, liveEvent);
    await people.check(order.id, 'confirm', { amount: 10000, transfer_id: `part-${order.id}` });
    await cancelForBuyer(world.context, people.organiser, { id: order.id, reason: '满了', ...zh });
    expect(await people.again(order.id)).toMatchObject({ situation: 'cancelled_owed', to_pay_back: 10000 });
    expect(await groups(liveEvent.id)).toEqual(['no_account']);
    const notified = await world.sql`select key from messages where user_id = ${people.ann.id}
      and params->>'number' = ${order.number}`;
    expect(notified.map(({ key }) => key)).toEqual(['orderCancelledOwed']);
  });
});
