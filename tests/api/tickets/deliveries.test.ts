import { inflateRawSync } from 'node:zlib';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { openExport, makeExportLink } from '@/backend/modules/tickets/commands/export-link';
import { pagesByClock } from '@/backend/modules/tickets/commands/tell-pages';
import { sendTickets } from '@/backend/modules/tickets/commands/send-tickets';
import { byKey } from '@/backend/modules/tickets/queries/held-ticket';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const zh = { locale: 'zh-Hans' as const };

onPostgres('what leaves the portal about tickets', () => {
  let world: TicketWorld;
  let host: Member;
  let ann: Member;
  let one: Awaited<ReturnType<typeof makeEvent>>;

  beforeAll(async () => {
    world = await startTicketWorld();
    host = await world.member('host');
    ann = await world.member('ann');
    one = await makeEvent(world.context, host, [{ quantity: 100, price: 0, per_person_limit: 50 }]);
  });
  afterAll(() => world.end());

  test('each ticket is sent in its own letter, with its code and a calendar entry, without data of its order', async () => {
    const order = await buy(world.context, ann, {
      event_id: one.id,
      items: [{ ticket_id: one.types[0] ?? 0, quantity: 2 }],
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
    expect((await byKey(world.context, key)).name).toBe('陈默');
  });

  test('pages hear when a sale opens, a price goes up, an event begins and ends, once each', async () => {
    const at = (minutes: number) => new Date(world.context.now().getTime() + minutes * MINUTE).toISOString();
    const steps = [{ until: at(20), price: 100 }];
    const { id } = await makeEvent(world.context, host, [{ quantity: 1, sale_opens: at(10), steps }], {
      start_time: at(30),
      end_time: at(40),
    });
    const tell = pagesByClock(world.context);
    await tell();
    const told = async () => {
      const [row] = await world.sql`select count(*)::int as jobs from outbox
        where kind = 'revalidate' and payload -> 'tags' ? ${`event:${id}`}`;
      return row?.jobs;
    };
    const before = await told();
    const heard: number[] = [];
    for (const minutes of [9, 2, 5, 5, 10, 10, 10]) {
      world.move(minutes * MINUTE);
      await tell();
      await tell();
      heard.push((await told()) - before);
    }
    expect(heard).toEqual([0, 1, 1, 2, 3, 4, 4]);
  });

  test('an export has every ticket, with formulas made harmless', async () => {
    await buy(world.context, ann, {
      event_id: one.id,
      items: [{ ticket_id: one.types[0] ?? 0, quantity: 1 }],
      attendees: [{ name: '=HYPERLINK("http://evil.example")', email: '' }],
    });
    const open = async (format: 'csv' | 'xlsx') => {
      const link = await makeExportLink(world.context, host, {
        activity_id: one.id,
        format,
        what: 'tickets',
        ...zh,
      });
      const answer = await openExport(world.context, link.url.replace('/exports/', ''));
      return { link, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const { bytes, link } = await open('csv');
    const lines = bytes.toString('utf8').trim().split('\r\n');
    const [all] = await world.sql`select count(*)::int as total from tickets where event_id = ${one.id}`;
    expect(lines).toHaveLength(1 + (all?.total ?? 0));
    expect(bytes.toString('utf8')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(await refusalOf(openExport(world.context, `${link.url.slice(9)}0`))).toBe('notFound');
    const { bytes: book } = await open('xlsx');
    expect(sheetOf(book).match(/<row>/g)).toHaveLength(lines.length);
    world.move(11 * MINUTE);
    expect(await refusalOf(openExport(world.context, link.url.replace('/exports/', '')))).toBe('notFound');
  });
});

/** The text of the one sheet in a workbook. */
function sheetOf(book: Buffer): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const central = book.lastIndexOf(name) - 46;
  const size = book.readUInt32LE(central + 20);
  const local = book.readUInt32LE(central + 42);
  const from = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  return inflateRawSync(book.subarray(from, from + size)).toString('utf8');
}
