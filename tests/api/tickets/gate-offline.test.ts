import { randomUUID } from 'node:crypto';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/exports/link';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { readHome } from '@/backend/modules/tickets/queries/overview/numbers';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { completeTransfer } from '@/tests/support/complete-transfer';
import { hasPostgres } from '@/tests/support/postgres';
import { firstTicket, type ScanningPhones, scanningPhones } from '@/tests/support/scanning-phones';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { sheetOf } from '@/tests/support/workbook';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const HOUR = 3_600_000;

jest.setTimeout(240_000);

onPostgres('what a gate admitted while it was offline', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let phones: ScanningPhones;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    phones = scanningPhones(world, people);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('an entry admitted offline stays, with the server’s verdict and the time of the refund beside it', async () => {
    const event = await people.event([{ quantity: 9, price: 0 }]);
    const order = await people.buyOne(people.ben, event);
    const { code } = firstTicket(order);
    const { send } = await phones.phoneAt(event);
    await requestRefund(world.context, people.ben, { id: order.id, reason: '', ...zh });
    const scan = { id: randomUUID(), code, at: phones.ago(60_000), result: 'admitted' as const };
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
    const { send } = await phones.phoneAt(event);
    await requestRefund(world.context, people.ben, { id: refunded.id, reason: '', ...zh });
    const at = phones.ago(60_000);
    const { verdicts } = await send(
      { id: randomUUID(), code: firstTicket(refunded).code, at, result: 'admitted' },
      { id: randomUUID(), code: firstTicket(fine).code, at, result: 'admitted' },
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
      const endOf = (order: Parameters<typeof firstTicket>[0]) =>
        lineOf(firstTicket(order))?.split(',').slice(-3);
      expect(endOf(refunded)).toEqual([time, refunded_time, remarks[locale]]);
      expect(endOf(fine)).toEqual(['', '', '']);
      expect(sheetOf(await read('xlsx', locale))).toContain(remarks[locale]);
    }
  });

  test('a phone shows the server’s verdict if it arrives in time, and else beside its own', async () => {
    const event = await people.event([{ quantity: 9, price: 0 }]);
    const order = await people.buyOne(people.ben, event);
    const { send } = await phones.phoneAt(event);
    await requestRefund(world.context, people.ben, { id: order.id, reason: '', ...zh });
    const scan = {
      id: randomUUID(),
      code: firstTicket(order).code,
      result: 'admitted' as const,
      is_shown: false,
    };
    expect((await send(scan)).verdicts[0]).toMatchObject({ result: 'void', phone_result: 'admitted' });
    expect((await send({ ...scan, is_shown: true })).verdicts[0]).toMatchObject({
      result: 'admitted',
      server_result: 'void',
    });
  });

  test('admitting the former holder offline does not block the new holder', async () => {
    const event = await people.event([{ quantity: 9 }]);
    const { id, code } = firstTicket(await people.paid(event, 1));
    const { send } = await phones.phoneAt(event);
    const after = await phones.transfer(id, 'ben@example.org');
    const old = await send({ code, at: phones.ago(60_000), result: 'admitted' });
    expect(old.verdicts[0]).toMatchObject({ result: 'admitted', server_result: 'moved' });
    expect((await send({ code: after.code })).verdicts[0]?.result).toBe('admitted');
  });

  test('admitting the former holder offline does not use up the ticket, so the new holder can transfer or return it', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1 });
    const order = await people.paid(event, 1);
    const { id, code } = firstTicket(order);
    const { send } = await phones.phoneAt(event);
    await phones.transfer(id, 'ben@example.org');
    expect((await send({ code, at: phones.ago(60_000), result: 'admitted' })).verdicts[0]?.result).toBe(
      'admitted',
    );
    const ticketRow = await findOwnTicket(world.context, people.ben, id);
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
    const { send } = await phones.phoneAt(event);
    const giveBack = (id = 0) =>
      requestRefund(world.context, people.ben, { id: order.id, ticket_ids: [id], reason: '', ...zh });
    await giveBack(first?.id);
    world.move(HOUR);
    await giveBack(second?.id);
    const scans = [first, second].map((ticket) => ({
      ...{ id: randomUUID(), code: ticket?.code ?? '', at: phones.ago(60_000) },
      result: 'admitted' as const,
    }));
    const { verdicts } = await send(...scans);
    const times = verdicts.map(({ refunded_time }) => Date.parse(refunded_time ?? ''));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(HOUR);
  });
});
