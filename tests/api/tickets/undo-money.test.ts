import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { checkInLists, gateDevices, scans } from '@/backend/db/schema/check-in';
import { events } from '@/backend/db/schema/events';
import { cancelOrder, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { updateForBuyer } from '@/backend/modules/tickets/commands/orders/update-for-buyer';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { recordPayouts } from '@/backend/modules/tickets/commands/payouts/record';
import { requestInvoice } from '@/backend/modules/tickets/commands/receipts/request-invoice';
import { issueHeldReceipt } from '@/backend/modules/tickets/commands/undo/held-receipt';
import { undoMoney } from '@/backend/modules/tickets/commands/undo/undo-money';
import { storeUnmatched } from '@/backend/modules/tickets/commands/unmatched/store';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts/list';
import { listUnmatched } from '@/backend/modules/tickets/queries/statements/unmatched';
import { gatePhone } from '@/tests/support/gate-phone';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});
const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const MINUTE_MS = UNDO_MONEY_SECONDS * 1000;

onPostgres('undoing a confirmation of money within a minute', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let transfers = 0;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const open = async (buyer = people.ann) => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    return { ...(await people.buyOne(buyer, event)), eventId: event.id };
  };
  const confirm = (id: number, amount: number, more: object = {}) =>
    people.check(id, 'confirm', { amount, transfer_id: `U-${(transfers += 1)}`, undoable: true, ...more });
  const undo = (id: number, by = people.organiser, context = world.context) =>
    refusalOf(undoMoney(context, by, id));
  const waitingRows = (orderId: number) =>
    world.sql<{ kind: string }[]>`select kind from outbox where kind in ('tickets', 'receipt')
      and delivered_at is null and (payload->>'orderId')::bigint = ${orderId} order by kind`;
  const notified = (number: string) =>
    world.sql<{ key: string }[]>`select key from messages where user_id = ${people.ann.id}
      and params->>'number' = ${number}`;
  const letters = () => world.sql<{ id: string }[]>`select id from outbox where kind = 'mail'
      and delivered_at is null order by id`;

  test('makes the order unpaid again with its seat held, and no letter or receipt was issued', async () => {
    const { id, number, expires_at } = await open();
    await confirm(id, 28000);
    expect(await people.again(id)).toMatchObject({ status: 'paid', receipts: [] });
    expect((await readDeskOrder(world.context, id, 'zh-Hans')).undo_until).not.toBe(null);
    expect((await waitingRows(id)).map(({ kind }) => kind)).toEqual(['receipt', 'tickets']);
    expect(await undo(id)).toBe('done');
    const after = await people.again(id);
    expect(after).toMatchObject({
      ...{ status: 'payment_in_progress', paid: 0, owed: 28000, payments: [], receipts: [] },
      tickets: [{ state: 'reserved' }],
    });
    expect(String(after.expires_at) >= String(expires_at)).toBe(true);
    expect(await waitingRows(id)).toHaveLength(0);
    expect((await notified(number)).map(({ key }) => key)).not.toContain('orderPaid');
    expect(await undo(id)).toBe('undoTooLate');
    await confirm(id, 28000);
    expect(await people.again(id)).toMatchObject({ status: 'paid', paid: 28000 });
  });

  test('leaves the tickets in the lists of gates, which would take their codes for new ones', async () => {
    const { id, eventId } = await open();
    const { lists } = await saveCheckInList(
      world.context,
      people.organiser,
      calls.saveCheckInList.input.parse({ activity_id: eventId, name: '正门' }),
    );
    await confirm(id, 28000);
    expect(await undo(id)).toBe('done');
    await cancelOrder(world.context, people.ann, id);
    const phone = await gatePhone(world, people.organiser, {
      ...{ eventId, listId: lists[0]?.id ?? 0, name: '一号', aheadMs: 0 },
    });
    expect((await phone.sync()).tickets.map(({ state }) => state)).toEqual(['cancelled']);
  });

  test('leaves the title of the receipt open until the receipt is issued', async () => {
    const { id } = await open();
    const name = (title: string) =>
      refusalOf(requestInvoice(world.context, people.ann, { id, title, tax_number: '', ...zh }));
    await confirm(id, 28000);
    expect(await name('甲公司')).toBe('done');
    expect(await name('乙公司')).toBe('done');
    expect(await people.again(id)).toMatchObject({ receipts: [], invoice: { title: '乙公司' } });
    await issueHeldReceipt(world.context, { orderId: id });
    expect(await people.again(id)).toMatchObject({ receipts: [{ invoice: { title: '乙公司' } }] });
    expect(await name('丙公司')).toBe('wrongState');
    const free = await people.buyOne(people.ann, await people.event([{ quantity: 1, price: 0 }]));
    expect(
      await refusalOf(
        requestInvoice(world.context, people.ann, { id: free.id, title: '丁', tax_number: '', ...zh }),
      ),
    ).toBe('wrongState');
  });

  test('undoes waivers, money put aside and returns begun with it', async () => {
    const [a, b, c] = [await open(), await open(), await open()];
    const before = await letters();
    await confirm(a.id, 27000, { choice: 'waive' });
    await confirm(b.id, 38000, { choice: 'park', reason: '抵下一单' });
    await confirm(c.id, 38000, { choice: 'return' });
    expect(await people.again(c.id)).toMatchObject({ to_pay_back: 10000 });
    for (const { id } of [a, b, c]) {
      expect(await undo(id)).toBe('done');
      expect(await people.again(id)).toMatchObject({
        ...{ status: 'payment_in_progress', paid: 0, waived: 0, parked: 0, to_pay_back: 0, to_return: 0 },
        ...{ refunds: [], payments: [] },
      });
    }
    expect((await letters()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('makes matched money unmatched again', async () => {
    const { id, eventId } = await open();
    await storeUnmatched(world.context, people.organiser, {
      ...{ activity_id: eventId, csv: '甲,280.00', lines: [{ line: 1, amount: 28000 }] },
    });
    const read = async () => (await listUnmatched(world.context, eventId)).list;
    const [money] = await read();
    await people.check(id, 'confirm', { unmatched_id: money?.id, undoable: true });
    expect(await read()).toMatchObject([{ state: 'matched' }]);
    expect(await undo(id)).toBe('done');
    expect(await read()).toMatchObject([{ state: 'open', order_id: null }]);
    await people.check(id, 'confirm', { unmatched_id: money?.id, undoable: true });
    expect(await people.again(id)).toMatchObject({ status: 'paid' });
  });

  test('is refused after the minute or without the option, and the receipt is issued once', async () => {
    const { id } = await open();
    await people.check(id, 'confirm', { transfer_id: `U-${(transfers += 1)}` });
    expect(await undo(id)).toBe('undoTooLate');
    expect((await people.again(id)).receipts).toHaveLength(1);
    const late = await open();
    await confirm(late.id, 28000);
    expect(await undo(late.id, people.ben)).toBe('notFound');
    world.move(MINUTE_MS);
    expect(await undo(late.id)).toBe('undoTooLate');
    for (let time = 0; time < 2; time += 1) await issueHeldReceipt(world.context, { orderId: late.id });
    expect((await people.again(late.id)).receipts).toHaveLength(1);
  });

  test('is refused after a check-in or another change of the order', async () => {
    const [inside, edited] = [await open(), await open()];
    for (const { id } of [inside, edited]) await confirm(id, 28000);
    const { db } = world.context;
    const at = world.context.now();
    const [list] = await db
      .insert(checkInLists)
      .values({ eventId: inside.eventId, name: '正门' })
      .returning();
    const listId = list?.id ?? 0;
    const [device] = await db
      .insert(gateDevices)
      .values({ listId, name: '一号', tokenHash: 'x', joinHash: 'y', createdAt: at, expiresAt: at })
      .returning();
    await db.insert(scans).values({
      ...{ id: 's1', listId, deviceId: device?.id ?? 0, ticketId: inside.tickets[0]?.id },
      ...{ kind: 'entry' as const, at, offsetMs: 0, result: 'admitted' as const, receivedAt: at },
    });
    expect(await undo(inside.id)).toBe('undoTooLate');
    expect(await people.again(inside.id)).toMatchObject({ status: 'paid', paid: 28000 });
    await updateForBuyer(world.context, people.organiser, {
      ...{
        id: edited.id,
        attendees: [{ id: edited.tickets[0]?.id ?? 0, name: '陈默' }],
        resend: false,
        ...zh,
      },
    });
    expect(await undo(edited.id)).toBe('undoTooLate');
  });

  test('of a payout makes it owed again, and is refused for a payout recorded without the option', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1 });
    const { id, number } = await people.paid(event);
    await requestRefund(world.context, people.ann, { id, reason: '', ...zh });
    const [refund] = (await people.again(id)).refunds;
    const record = (undoable: boolean) =>
      recordPayouts(world.context, people.organiser, {
        ...{ activity_id: event.id, undoable },
        payouts: [{ id: refund?.id ?? 0, reference: 'BK-1', way: 'transfer' }],
      });
    const before = await letters();
    await record(true);
    expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 28000 });
    expect((await people.again(id)).receipts).toHaveLength(1);
    expect(await undo(id)).toBe('done');
    expect(await people.again(id)).toMatchObject({
      ...{ status: 'refund_in_progress', refunded: 0, to_pay_back: 28000, refunds: [{ state: 'waiting' }] },
    });
    expect((await listPayouts(world.context, event.id)).sums).toMatchObject([{ owed: 28000 }]);
    expect((await letters()).map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect((await notified(number)).map(({ key }) => key)).not.toContain('orderRefunded');
    await record(false);
    expect((await people.again(id)).receipts.map(({ kind }) => kind)).toEqual(['purchase', 'refund']);
    expect(await undo(id)).toBe('undoTooLate');
  });

  /** Two backends undo the same confirmation at once. Returns how many did. */
  async function undoTwice(): Promise<number> {
    // A buyer of its own, as an undone confirmation leaves an open order, of which nobody may have many.
    const { id } = await open(await world.member(`undo-${(transfers += 1)}`));
    await confirm(id, 28000);
    await Promise.all([undo(id), undo(id, people.organiser, world.other)]);
    const rows = await world.sql`select id from order_log where order_id = ${id} and action = 'takeBack'`;
    return rows.length;
  }

  test('the control: without the lock, two simultaneous calls both undo it', async () => {
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
    let max = 0;
    for (let round = 0; round < 20 && max < 2; round += 1) max = Math.max(max, await undoTwice());
    if (realLock) locking.mockImplementation(realLock);
    await world.sql`update ticket_types k set taken = (select count(*) from tickets t
      where t.ticket_type_id = k.id and t.state in ('reserved', 'valid', 'refunding'))`;
    expect(max).toBe(2);
  });

  test('is done by one of two simultaneous calls', async () => {
    for (let round = 0; round < 4; round += 1) expect(await undoTwice()).toBe(1);
  });
});
