import { sql } from 'drizzle-orm';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import { openExport, makeExportLink } from '@/backend/modules/tickets/commands/exports/link';
import { pagesByClock } from '@/backend/modules/tickets/commands/notify-pages';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { ticketByKey, findOwnTicket } from '@/backend/modules/tickets/queries/tickets/access';
import { completeTransfer } from '@/tests/support/complete-transfer';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { sheetOf } from '@/tests/support/workbook';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const zh = { locale: 'zh-Hans' as const };

onPostgres('letters, page changes and exports of tickets', () => {
  let world: TicketWorld;
  let organiser: Member;
  let ann: Member;
  let liveEvent: Awaited<ReturnType<typeof makeEvent>>;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    ann = await world.member('ann');
    liveEvent = await makeEvent(world.context, organiser, [
      { quantity: 100, price: 0, per_person_limit: 50 },
    ]);
  });
  afterAll(() => world.end());

  test('each ticket is sent in its own letter, with its code and a calendar entry, without data of its order', async () => {
    const order = await buy(world.context, ann, {
      event_id: liveEvent.id,
      items: [{ ticket_type_id: liveEvent.types[0] ?? 0, quantity: 2 }],
      attendees: [
        { name: '陈默', email: 'chen@example.org' },
        { name: '何以渡', email: 'he@example.org' },
      ],
    });
    await sendTickets(world.context, { orderId: order.id });
    const letters = await world.context.db.select().from(outbox);
    const mine = letters.filter(({ recipient }) => recipient === 'chen@example.org');
    expect(mine).toHaveLength(1);
    const text = JSON.stringify(mine[0]?.payload);
    expect(text).toContain('image/png');
    expect(text).toContain('text/calendar');
    for (const secret of ['何以渡', order.number, 'he@example.org']) expect(text).not.toContain(secret);
    const [key = ''] = /(?<=key=)[\w-]+/.exec(text) ?? [];
    expect((await ticketByKey(world.context, key)).name).toBe('陈默');
  });

  test('a changed address gives a ticket a new code and a letter, and the buyer cannot change a transferred ticket', async () => {
    const order = await buy(world.context, ann, {
      event_id: liveEvent.id,
      items: [{ ticket_type_id: liveEvent.types[0] ?? 0, quantity: 2 }],
      attendees: [{ name: '陈默', email: 'chne@example.org' }],
    });
    const [mistyped, buyerTicket] = order.tickets;
    if (!mistyped || !buyerTicket) throw new Error('no tickets');
    const save = (by: 'buyer' | 'host', attendees: { id: number; email?: string; name?: string }[]) =>
      withOrder(world.context, order.id, (inner, row, event) =>
        saveAttendees(inner, row, event, by, { attendees }),
      );
    const renamed = [{ id: mistyped.id, name: '陈　默', email: mistyped.email }, { id: buyerTicket.id }];
    expect(await save('buyer', renamed)).toEqual([]);
    expect((await ticketByKey(world.context, mistyped.key)).version).toBe(1);
    expect(await save('buyer', [{ id: mistyped.id, email: 'chen@example.org' }])).toEqual([mistyped.id]);
    expect(await refusalOf(ticketByKey(world.context, mistyped.key))).toBe('notFound');
    const chen = await world.member('chen');
    expect((await findOwnTicket(world.context, chen, mistyped.id)).version).toBe(2);

    await completeTransfer(world.context, ann, { id: buyerTicket.id, name: '何', email: 'he@example.org' });
    expect(await refusalOf(save('buyer', [{ id: buyerTicket.id, email: 'ann@example.org' }]))).toBe(
      'wrongState',
    );
    expect(await refusalOf(findOwnTicket(world.context, ann, buyerTicket.id))).toBe('notFound');
    await save('host', [{ id: buyerTicket.id, email: 'heyidu@example.org' }]);
    expect((await findOwnTicket(world.context, await world.member('heyidu'), buyerTicket.id)).version).toBe(
      3,
    );
  });

  test('pages are purged once each when a sale opens, a price rises, an event begins and when it ends', async () => {
    const at = (minutes: number) => new Date(world.context.now().getTime() + minutes * MINUTE).toISOString();
    const steps = [{ until: at(20), price: 100 }];
    const { id } = await makeEvent(world.context, organiser, [{ quantity: 1, sale_opens: at(10), steps }], {
      start_time: at(30),
      end_time: at(40),
    });
    const job = pagesByClock(world.context);
    const notify = async () => {
      const [row] = await world.context.db.execute(sql`select (${job.isDue(world.context)}) as is_due`);
      if (row?.is_due === true) await job.work(world.context);
    };
    await notify();
    const notified = async () => {
      const [row] = await world.sql`select count(*)::int as jobs from outbox
        where kind = 'revalidate' and payload -> 'tags' ? ${`event:${id}`}`;
      return row?.jobs;
    };
    const before = await notified();
    const received: number[] = [];
    for (const minutes of [9, 2, 5, 5, 10, 10, 10]) {
      world.move(minutes * MINUTE);
      await notify();
      await notify();
      received.push((await notified()) - before);
    }
    expect(received).toEqual([0, 1, 1, 2, 3, 4, 4]);
  });

  test('an export has every ticket, with formulas escaped', async () => {
    await buy(world.context, ann, {
      event_id: liveEvent.id,
      items: [{ ticket_type_id: liveEvent.types[0] ?? 0, quantity: 2 }],
      attendees: [{ name: '=HYPERLINK("http://evil.example")', email: '' }, { name: '＝1+1' }],
    });
    const open = async (format: 'csv' | 'xlsx') => {
      const link = await makeExportLink(world.context, organiser, {
        activity_id: liveEvent.id,
        format,
        what: 'tickets',
        ...zh,
      });
      const answer = await openExport(world.context, link.url.replace('/exports/', ''));
      return { link, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const { bytes, link } = await open('csv');
    const lines = bytes.toString('utf8').trim().split('\r\n');
    const [all] =
      await world.sql`select count(*)::int as total from tickets where event_id = ${liveEvent.id}`;
    expect(lines).toHaveLength(1 + (all?.total ?? 0));
    expect(bytes.toString('utf8')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(bytes.toString('utf8')).toContain(",'＝1+1,");
    expect(await refusalOf(openExport(world.context, `${link.url.slice(9)}0`))).toBe('notFound');
    const { bytes: book } = await open('xlsx');
    expect(sheetOf(book).match(/<row>/g)).toHaveLength(lines.length);
    world.move(11 * MINUTE);
    expect(await refusalOf(openExport(world.context, link.url.replace('/exports/', '')))).toBe('notFound');
  });
});
