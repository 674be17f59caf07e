import { randomUUID } from 'node:crypto';
import { calls, type CallInput } from '@/backend/contract/calls';
import { eq } from 'drizzle-orm';
import { payments } from '@/backend/db/schema/payments';
import { saveAttendees } from '@/backend/modules/tickets/commands/attendees';
import { requestRefund } from '@/backend/modules/tickets/commands/buyer';
import {
  addGateDevice,
  joinGate,
  revokeGateDevice,
  saveCheckInList,
} from '@/backend/modules/tickets/commands/gate-setup';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/export-link';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { syncGate } from '@/backend/modules/tickets/commands/sync-gate';
import { withOrder } from '@/backend/modules/tickets/commands/with-order';
import { completeTransfer } from '@/tests/support/complete-transfer';
import { mineById, readTicketAccess } from '@/backend/modules/tickets/queries/ticket-access';
import { readDeskOrder } from '@/backend/modules/tickets/queries/desk-order';
import { readHome } from '@/backend/modules/tickets/queries/home';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { sheetOf } from '@/tests/support/workbook';
import { events } from '@/backend/db/schema/events';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const HOUR = 3_600_000;
type Scan = Partial<NonNullable<CallInput<'syncGate'>['scans']>[number]> & { code: string };

jest.setTimeout(240_000);

onPostgres('the verdicts of a gate', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  /** A phone at the gate of an event: a function that sends its scans, and one that revokes it. */
  async function phoneAt({ id }: { id: number }) {
    const list = calls.saveCheckInList.input.parse({ activity_id: id, name: '东门', ...zh });
    const { lists } = await saveCheckInList(world.context, people.organiser, list);
    const device = { activity_id: id, list_id: lists[0]?.id ?? 0, name: '东门1' };
    const added = await addGateDevice(world.context, people.organiser, device);
    const { token } = await joinGate(world.context, '198.18.0.1', added.join_key);
    const send = (...scans: Scan[]) => {
      const now = world.context.now().toISOString();
      const full = scans.map((scan) => ({ id: randomUUID(), at: now, ...scan }));
      return syncGate(world.context, calls.syncGate.input.parse({ token, now, scans: full, ...zh }));
    };
    const revoke = () =>
      revokeGateDevice(world.context, people.organiser, { activity_id: id, id: added.id, ...zh });
    return { send, revoke };
  }
  const ago = (ms: number) => new Date(world.context.now().getTime() - ms).toISOString();
  const seats = (order: { tickets: { id: number; code: string }[] }) =>
    order.tickets[0] ?? { id: 0, code: '' };
  const transfer = (id: number, email: string) =>
    completeTransfer(world.context, people.ann, { id, name: '本', email });

  test('a transferred ticket has a new code, which only its new holder sees, and the former code is refused', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    const order = await people.paid(event, 1);
    const { id, code } = seats(order);
    const { send } = await phoneAt(event);
    const after = await transfer(id, 'ben@example.org');
    expect(after.code).not.toBe(code);
    const answer = await send({ code }, { code: code.toLowerCase() }, { code: after.code });
    expect(answer.verdicts.map(({ result }) => result)).toEqual(['moved', 'moved', 'admitted']);
    expect(answer.tickets).toContainEqual(
      expect.objectContaining({ id, code: after.code, former_codes: [code], version: 2 }),
    );
    expect((await people.again(order.id)).tickets[0]).toMatchObject({
      code: '',
      key: '',
      was_transferred: true,
    });
  });

  test('a visitor whom a phone turned away is not checked in, and the holder is admitted afterwards', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    const { id, code } = seats(await people.paid(event, 1));
    const { send } = await phoneAt(event);
    const after = await transfer(id, 'ben@example.org');
    const [head, tail] = [code.slice(0, 4), code.slice(4)];
    const old = await send({ code: `${head.toLowerCase()}-${tail}`, result: 'moved', is_shown: true });
    expect(old.verdicts[0]).toMatchObject({ result: 'moved', ticket_id: id });
    const stale = await send({ code: after.code, result: 'unpaid', is_shown: true });
    expect(stale.verdicts[0]?.result).toBe('unpaid');
    expect([old.counts.checked_in, stale.counts.checked_in]).toEqual([0, 0]);
    const holder = await send({ code: ` ${after.code} `, result: 'admitted', is_shown: false });
    expect(holder.verdicts[0]?.result).toBe('admitted');
    expect(holder.counts.checked_in).toBe(1);
  });

  test('a ticket gets a new code when the organiser changes its address', async () => {
    const event = await people.event([{ quantity: 9 }]);
    const order = await people.paid(event, 1);
    const { id, code } = seats(order);
    const { send } = await phoneAt(event);
    for (const email of ['first@example.org', 'second@example.org'])
      await withOrder(world.context, order.id, (inner, row, its) =>
        saveAttendees(inner, row, its, 'host', { attendees: [{ id, email }] }),
      );
    expect((await send({ code })).verdicts[0]?.result).toBe('moved');
  });

  test('of two simultaneous transfers of one ticket one is pending, and the other is refused', async () => {
    const round = async () => {
      const event = await people.event([{ quantity: 9 }]);
      const { id } = seats(await people.paid(event, 1));
      const both = ['x@example.org', 'y@example.org'].map((email, at) =>
        refusalOf(
          transferTicket(at ? world.other : world.context, people.ann, { id, name: '本', email, ...zh }),
        ),
      );
      return (await Promise.all(both)).toSorted();
    };
    const locking = jest.mocked(lockEvent);
    const real = locking.getMockImplementation();
    // The control: without the lock both pass the check, and the second one fails at a constraint of the database.
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
    const seen: string[][] = [];
    for (let at = 0; at < 8; at += 1) seen.push(await round());
    locking.mockImplementation(real);
    expect(
      seen.some((answers) => answers.some((outcome) => outcome !== 'done' && outcome !== 'transferPending')),
    ).toBe(true);
    for (let at = 0; at < 3; at += 1) expect(await round()).toEqual(['done', 'transferPending']);
  });

  test('an entry admitted offline stays, with the server’s verdict and the time of the refund beside it', async () => {
    const event = await people.event([{ quantity: 9, price: 0 }]);
    const order = await people.buyOne(people.ben, event);
    const { code } = seats(order);
    const { send } = await phoneAt(event);
    await requestRefund(world.context, people.ben, { id: order.id, reason: '', ...zh });
    const scan = { id: randomUUID(), code, at: ago(60_000), result: 'admitted' as const };
    const { verdicts, counts } = await send(scan);
    expect(verdicts[0]).toMatchObject({
      result: 'admitted',
      phone_result: 'admitted',
      server_result: 'void',
    });
    expect(Date.parse(verdicts[0]?.refunded_time ?? '')).toBeGreaterThan(0);
    expect(counts.checked_in).toBe(1);
    const [row] =
      await world.sql`select result, phone_result, server_result from scans where id = ${scan.id}`;
    expect(row).toEqual({ result: 'admitted', phone_result: 'admitted', server_result: 'void' });
    // The organiser sees both beside the ticket and in the log of the gate.
    const refunded_time = verdicts[0]?.refunded_time;
    const { tickets } = await readDeskOrder(world.context, order.id, 'zh-Hans');
    expect(tickets).toMatchObject([{ offline_entry: { result: 'void', refunded_time } }]);
    const requested = { activity_id: event.id, ...zh };
    const { gate } = await readHome(world.context, people.organiser, requested);
    expect(gate?.recent).toMatchObject([{ id: scan.id, against: { result: 'void', refunded_time } }]);
  });

  test('the export of attendees explains an offline entry against the rules in three languages, and only there', async () => {
    const event = await people.event([{ quantity: 9, price: 0 }]);
    const [refunded, fine] = [await people.buyOne(people.ben, event), await people.buyOne(people.ann, event)];
    const { send } = await phoneAt(event);
    await requestRefund(world.context, people.ben, { id: refunded.id, reason: '', ...zh });
    const at = ago(60_000);
    const { verdicts } = await send(
      { id: randomUUID(), code: seats(refunded).code, at, result: 'admitted' },
      { id: randomUUID(), code: seats(fine).code, at, result: 'admitted' },
    );
    const read = async (format: 'csv' | 'xlsx', locale: 'zh-Hans' | 'zh-Hant' | 'en') => {
      const requested = { activity_id: event.id, what: 'tickets' as const, format, locale };
      const { url } = await makeExportLink(world.context, people.organiser, requested);
      const file = await openExport(world.context, url.replace('/exports/', ''));
      return Buffer.from(await file.arrayBuffer());
    };
    const remarks = {
      'zh-Hans': '断网时放进；票当时已退或已取消',
      'zh-Hant': '斷網時放進；票當時已退或已取消',
      en: 'Let in by a phone that was offline; the ticket had been refunded or cancelled',
    };
    const heads = {
      'zh-Hans': ['入场时间', '断网放进时间', '放进前退票时间', '验票备注'],
      'zh-Hant': ['入場時間', '斷網放進時間', '放進前退票時間', '驗票備註'],
      en: ['Checked in', 'Let in offline', 'Refunded before', 'Gate remark'],
    };
    const { tickets } = await readDeskOrder(world.context, refunded.id, 'zh-Hans');
    const { time, refunded_time } = tickets[0]?.offline_entry ?? {};
    expect(refunded_time).toBe(verdicts[0]?.refunded_time);
    for (const locale of ['zh-Hans', 'zh-Hant', 'en'] as const) {
      const [head, ...rows] = (await read('csv', locale)).toString('utf8').trim().split('\r\n');
      expect(head?.split(',').slice(-4)).toEqual(heads[locale]);
      const lineOf = ({ code }: { code: string }) => rows.find((row) => row.includes(code));
      const endOf = (order: Parameters<typeof seats>[0]) => lineOf(seats(order))?.split(',').slice(-3);
      expect(endOf(refunded)).toEqual([time, refunded_time, remarks[locale]]);
      expect(endOf(fine)).toEqual(['', '', '']);
      expect(sheetOf(await read('xlsx', locale))).toContain(remarks[locale]);
    }
  });

  test('a phone shows the server’s verdict if it arrives in time, and otherwise receives it beside its own', async () => {
    const event = await people.event([{ quantity: 9, price: 0 }]);
    const order = await people.buyOne(people.ben, event);
    const { send } = await phoneAt(event);
    await requestRefund(world.context, people.ben, { id: order.id, reason: '', ...zh });
    const scan = { id: randomUUID(), code: seats(order).code, result: 'admitted' as const, is_shown: false };
    expect((await send(scan)).verdicts[0]).toMatchObject({ result: 'void', phone_result: 'admitted' });
    expect((await send({ ...scan, is_shown: true })).verdicts[0]).toMatchObject({
      result: 'admitted',
      server_result: 'void',
    });
  });

  test('admitting the former holder offline does not block the new holder', async () => {
    const event = await people.event([{ quantity: 9 }]);
    const { id, code } = seats(await people.paid(event, 1));
    const { send } = await phoneAt(event);
    const after = await transfer(id, 'ben@example.org');
    const old = await send({ code, at: ago(60_000), result: 'admitted' });
    expect(old.verdicts[0]).toMatchObject({ result: 'admitted', server_result: 'moved' });
    expect((await send({ code: after.code })).verdicts[0]?.result).toBe('admitted');
  });

  test('admitting the former holder offline does not use up the ticket, so the new holder can transfer or return it', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1 });
    const order = await people.paid(event, 1);
    const { id, code } = seats(order);
    const { send } = await phoneAt(event);
    await transfer(id, 'ben@example.org');
    expect((await send({ code, at: ago(60_000), result: 'admitted' })).verdicts[0]?.result).toBe('admitted');
    const ticketRow = await mineById(world.context, people.ben, id);
    expect((await readTicketAccess(world.context, ticketRow, 'zh-Hans')).checked_in_time).toBeNull();
    await completeTransfer(world.context, people.ben, { id, name: '安', email: 'ann@example.org' });
    expect(
      await refusalOf(requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh })),
    ).toBe('done');
  });

  test('each of two tickets refunded one after the other has its own time of refund at the gate', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9, price: 0 }]);
    const order = await people.buyOne(people.ben, event, 3);
    const [first, second] = order.tickets;
    const { send } = await phoneAt(event);
    const giveBack = (id = 0) =>
      requestRefund(world.context, people.ben, { id: order.id, ticket_ids: [id], reason: '', ...zh });
    await giveBack(first?.id);
    world.move(HOUR);
    await giveBack(second?.id);
    const scans = [first, second].map((ticket) => ({
      ...{ id: randomUUID(), code: ticket?.code ?? '', at: ago(60_000) },
      result: 'admitted' as const,
    }));
    const { verdicts } = await send(...scans);
    const times = verdicts.map(({ refunded_time }) => Date.parse(refunded_time ?? ''));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(HOUR);
  });

  test('scans made before a phone was revoked count, and later scans and the list are refused', async () => {
    const event = await people.event([{ quantity: 9 }]);
    const { code } = seats(await people.paid(event, 1));
    const other = seats(await people.paid(event, 1, people.ben)).code;
    const { send, revoke } = await phoneAt(event);
    const before = ago(0);
    world.move(HOUR);
    await revoke();
    world.move(HOUR);
    const answer = await send({ code, at: before, result: 'admitted' }, { code: other });
    expect(answer.verdicts.map(({ result }) => result)).toEqual(['admitted']);
    expect(answer).toMatchObject({ tickets: [], is_revoked: true });
    expect(await refusalOf(send())).toBe('sessionExpired');
  });

  test('a forced entry needs a reason', async () => {
    const scan = { id: randomUUID(), at: ago(0), code: 'ABCD2345', is_forced: true };
    const parse = (reason: string) =>
      calls.syncGate.input.safeParse({ token: 'x'.repeat(40), now: ago(0), scans: [{ ...scan, reason }] });
    expect([parse('').success, parse(' ').success, parse('票主在场').success]).toEqual([false, false, true]);
  });

  test('an order that waits for approval and one with a dispute have verdicts of their own, also on phones', async () => {
    const requested = await people.event([{ quantity: 9 }], { needs_approval: true });
    const request = seats(await people.buyOne(people.ann, requested));
    const first = await phoneAt(requested);
    const waiting = await first.send({ code: request.code });
    expect(waiting.verdicts[0]?.result).toBe('awaiting');
    expect(waiting.tickets).toContainEqual(expect.objectContaining({ id: request.id, state: 'requested' }));

    const event = await people.event([{ quantity: 9 }]);
    const order = await people.paid(event, 1);
    await world.context.db.update(payments).set({ state: 'disputed' }).where(eq(payments.orderId, order.id));
    const second = await phoneAt(event);
    const { code, id } = seats(order);
    const disputed = await second.send({ code });
    expect(disputed.verdicts[0]?.result).toBe('disputed');
    expect(disputed.tickets).toContainEqual(expect.objectContaining({ id, is_disputed: true }));
    const forced = await second.send({ code, is_forced: true, reason: '票主出示了转账记录' });
    expect(forced.verdicts[0]?.result).toBe('admitted');
  });
});
