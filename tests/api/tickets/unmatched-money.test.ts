import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import { unmatchedMoney } from '@/backend/db/schema/payments';
import { cancelForBuyer, checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { decideUnmatched } from '@/backend/modules/tickets/commands/unmatched/decide';
import { storeUnmatched } from '@/backend/modules/tickets/commands/unmatched/store';
import { stepUnmatched } from '@/backend/modules/tickets/commands/unmatched/step';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { matchTransfers } from '@/backend/modules/tickets/queries/statements/match-transfers';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts/list';
import { listUnmatched } from '@/backend/modules/tickets/queries/statements/unmatched';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});
jest.mock('@/backend/modules/tickets/commands/unmatched/step', () => {
  const { stepUnmatched: real } = jest.requireActual('@/backend/modules/tickets/commands/unmatched/step');
  return { stepUnmatched: jest.fn(real) };
});
const locking = jest.mocked(lockEvent);
const stepping = jest.mocked(stepUnmatched);
const [realLock, realStep] = [locking.getMockImplementation(), stepping.getMockImplementation()];

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const HEAD = '交易时间,对方户名,收入金额,支出金额,余额,附言';

onPostgres('unmatched money', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const event = () => people.event([{ quantity: 9, per_person_limit: 9 }]);
  const keep = (
    eventId: number,
    csv: string,
    lines: { line: number; amount: number }[],
    by = people.organiser,
  ) => storeUnmatched(world.context, by, { activity_id: eventId, csv, lines });
  const listed = async (eventId: number) => (await listUnmatched(world.context, eventId)).list;
  /** Stores one payment of 280.00 and returns it. */
  async function stored(eventId: number, who = 'NORTH G LTD') {
    const csv = `2026-11-20 14:31,${who},280.00,票款`;
    await keep(eventId, csv, [{ line: 1, amount: 28000 }]);
    const bankLine = (await listed(eventId)).find(({ payer }) => payer === who);
    if (!bankLine) throw new Error('not kept');
    return bankLine;
  }
  const give = (orderId: number, unmatchedId: number, more: object = {}) =>
    refusalOf(people.check(orderId, 'confirm', { unmatched_id: unmatchedId, ...more }));

  test('is stored once, however often its statement is pasted and in whatever format', async () => {
    const { id } = await event();
    const csv = [
      HEAD,
      '2026-11-20 14:31,NORTH G LTD,"1,280.00",,"90,000.00",票款',
      '2026-11-20 15:00,水电,,120.00,880.00,代扣',
      '2026-11-20 16:00,张三,50.00,,930.00,谢谢',
      '2026-11-20 16:00,张三,50.00,,930.00,谢谢',
    ].join('\n');
    const { unmatched } = await matchTransfers(world.context, id, csv);
    expect(unmatched.map(({ amount }) => amount)).toEqual([null, 128000, null, 5000, 5000]);
    const lines = unmatched.flatMap(({ line, amount }) => (amount === null ? [] : [{ line, amount }]));
    expect(await keep(id, csv, lines)).toEqual({ kept: 3, known: 0 });
    expect(await keep(id, csv, lines)).toEqual({ kept: 0, known: 3 });
    const tabbed = '2026-11-20 14:31\tNORTH G LTD\t1280.00\t\t90000.00\t票款';
    expect((await matchTransfers(world.context, id, tabbed)).unmatched).toMatchObject([{ is_kept: true }]);
    expect(await keep(id, tabbed, [{ line: 1, amount: 128000 }])).toEqual({ kept: 0, known: 1 });
    expect(await listed(id)).toMatchObject([
      { amount: 5000, payer: '张三', remark: '谢谢', day: '2026-11-20', clock: '16:00' },
      { amount: 5000 },
      { amount: 128000, payer: 'NORTH G LTD', clock: '14:31', seen_by: 'host', state: 'open' },
    ]);
    expect(await refusalOf(keep(id, csv, [{ line: 99, amount: 1 }]))).toBe('invalidInput');
    const other = await event();
    expect(await keep(other.id, tabbed, [{ line: 1, amount: 128000 }])).toEqual({ kept: 1, known: 0 });
  });

  test('is not a line that names an order, paid or not', async () => {
    const liveEvent = await event();
    const [open, paid] = [
      await people.buyOne(people.ann, liveEvent),
      await people.paid(liveEvent, 1, people.ben),
    ];
    await people.check((await people.buyOne(people.ben, liveEvent)).id, 'confirm', {
      transfer_id: 'TX-88001',
    });
    const csv = [open, paid].map(({ payment }) => `甲,${payment.reference},280.00`);
    const text = [...csv, '乙,tx-88001,280.00'].join('\n');
    const { matches, unmatched } = await matchTransfers(world.context, liveEvent.id, text);
    expect(matches).toMatchObject([{ line: 1 }]);
    expect(unmatched).toMatchObject([{ line: 2, names: paid.number }, { line: 3 }]);
    expect(unmatched[1]?.names).not.toBe('');
    const lines = [1, 2, 3].map((line) => ({ line, amount: 28000 }));
    expect(await keep(liveEvent.id, text, lines)).toEqual({ kept: 0, known: 3 });
  });

  test('has likely orders, is counted, and is in the sums without being owed', async () => {
    const liveEvent = await event();
    const north = await people.buyOne(people.ann, liveEvent);
    await people.buyOne(people.ben, liveEvent);
    await world.sql`update orders set name = 'North Gate Ltd' where id = ${north.id}`;
    await stored(liveEvent.id);
    const [money] = await listed(liveEvent.id);
    expect(money?.likely).toMatchObject([
      { number: north.number, is_amount_alike: true, is_name_alike: true },
      { is_amount_alike: true, is_name_alike: false },
    ]);
    const input = calls.activityOrders.input.parse({ activity_id: liveEvent.id });
    expect((await listEventOrders(world.context, input)).counts).toMatchObject({ unmatched: 1, all: 2 });
    expect((await listPayouts(world.context, liveEvent.id)).sums).toMatchObject([
      { owed: 0, unmatched: 28000 },
    ]);
  });

  test('is given to one order as a whole, with the same choices as other money', async () => {
    const liveEvent = await event();
    const [a, b] = [
      await people.buyOne(people.ann, liveEvent),
      await people.buyOne(people.ben, liveEvent, 2),
    ];
    const [first, second, third] = [
      await stored(liveEvent.id, '甲'),
      await stored(liveEvent.id, '乙'),
      await stored(liveEvent.id, '丙'),
    ];
    expect(await give(a.id, first.id, { amount: 20000 })).toBe('invalidInput');
    expect(await give(a.id, first.id)).toBe('done');
    expect(await people.again(a.id)).toMatchObject({
      status: 'paid',
      paid: 28000,
      payments: [{ reference: '' }],
    });
    expect(await give(b.id, first.id)).toBe('wrongState');
    expect(await give(b.id, second.id, { choice: 'waive' })).toBe('done');
    expect(await people.again(b.id)).toMatchObject({ status: 'paid', waived: 28000, paid: 28000 });
    expect(await give(a.id, third.id, { amount: 28000 })).toBe('done');
    expect(await people.again(a.id)).toMatchObject({ status: 'paid', to_return: 28000 });
    expect((await listPayouts(world.context, liveEvent.id)).sums).toMatchObject([
      { undecided: 28000, unmatched: 0 },
    ]);
    expect((await listed(liveEvent.id)).map(({ state, order_number }) => [state, order_number])).toEqual([
      ['matched', a.number],
      ['matched', b.number],
      ['matched', a.number],
    ]);
    const log =
      await world.sql`select action from order_log where order_id = ${a.id} and action = 'unmatched_given'`;
    expect(log).toHaveLength(2);
    expect(
      await keep(liveEvent.id, '2026-11-20 14:31,甲,280.00,票款', [{ line: 1, amount: 28000 }]),
    ).toMatchObject({
      kept: 0,
    });
  });

  test('can revive a cancelled order, and cannot be used for another event', async () => {
    const [firstEvent, other] = [await event(), await event()];
    const order = await people.buyOne(people.ann, firstEvent);
    await cancelForBuyer(world.context, people.organiser, { id: order.id, reason: '', ...zh });
    const money = await stored(firstEvent.id);
    const foreign = await stored(other.id);
    expect(await give(order.id, foreign.id, { choice: 'revive' })).toBe('notFound');
    expect(await give(order.id, money.id)).toBe('wrongState');
    expect(await listed(firstEvent.id)).toMatchObject([{ state: 'open' }]);
    expect(await give(order.id, money.id, { choice: 'revive' })).toBe('done');
    expect(await people.again(order.id)).toMatchObject({ status: 'paid' });
  });

  test('can be set aside with a reason by whoever may handle money, and reopened', async () => {
    const liveEvent = await event();
    const money = await stored(liveEvent.id);
    const decide = (decision: 'not_ours' | 'returned' | 'open', reason = '', by = people.organiser) =>
      refusalOf(decideUnmatched(world.context, by, { id: money.id, decision, reason, reference: '' }));
    expect(await decide('not_ours')).toBe('invalidInput');
    expect(await decide('not_ours', '房租', people.ben)).toBe('notFound');
    expect(await refusalOf(keep(liveEvent.id, 'a,1.00', [{ line: 1, amount: 100 }], people.ben))).toBe(
      'notFound',
    );
    expect(await decide('open')).toBe('wrongState');
    expect(await decide('not_ours', '房租')).toBe('done');
    expect(await listed(liveEvent.id)).toMatchObject([
      { state: 'not_ours', reason: '房租', ended_by: 'host', likely: [] },
    ]);
    expect((await listPayouts(world.context, liveEvent.id)).sums).toEqual([]);
    const order = await people.buyOne(people.ann, liveEvent);
    expect(await give(order.id, money.id)).toBe('wrongState');
    expect(await decide('open')).toBe('done');
    expect(await decide('returned', '退回原账户')).toBe('done');
    expect(await listed(liveEvent.id)).toMatchObject([{ state: 'returned', reason: '退回原账户' }]);
  });

  /** Two backends give the same money to two orders at once. Returns the sum that both orders received. */
  async function giveTwice(): Promise<number> {
    const liveEvent = await event();
    // Buyers of its own, as one order stays open each time, and nobody may have many.
    const [a, b] = [
      await people.buyOne(await world.member(`give-a-${liveEvent.id}`), liveEvent),
      await people.buyOne(await world.member(`give-b-${liveEvent.id}`), liveEvent),
    ];
    const money = await stored(liveEvent.id);
    const press = (context: typeof world.context, id: number) =>
      checkOrder(context, people.organiser, {
        id,
        action: 'confirm',
        unmatched_id: money.id,
        reason: '',
        ...zh,
      });
    await Promise.allSettled([press(world.context, a.id), press(world.other, b.id)]);
    const paid = await Promise.all([a, b].map(async ({ id }) => (await people.again(id)).paid));
    return paid.reduce((sum, amount) => sum + amount, 0);
  }

  test('the control: without the lock and the guard of its state, it pays two orders', async () => {
    locking.mockImplementation(async (context, id) => {
      const [row] = await context.db.select().from(events).where(eq(events.id, id));
      if (!row) throw new Error('no event');
      return row;
    });
    stepping.mockImplementation(async ({ db }, id) => {
      const [row] = await db.select().from(unmatchedMoney).where(eq(unmatchedMoney.id, id));
      if (row?.state !== 'open') throw new Error('decided');
      await db.update(unmatchedMoney).set({ state: 'matched' }).where(eq(unmatchedMoney.id, id));
    });
    let max = 0;
    for (let round = 0; round < 20 && max < 56000; round += 1) max = Math.max(max, await giveTwice());
    if (realLock) locking.mockImplementation(realLock);
    if (realStep) stepping.mockImplementation(realStep);
    expect(max).toBe(56000);
  });

  test('given to two orders at once pays one of them', async () => {
    for (let round = 0; round < 4; round += 1) expect(await giveTwice()).toBe(28000);
  });
});
