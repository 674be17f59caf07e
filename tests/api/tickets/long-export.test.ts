import type { Member } from '@/backend/kernel/caller';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/exports/link';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { sheetOf } from '@/tests/support/workbook';

const onPostgres = hasPostgres ? describe : describe.skip;
const ORDERS = 10_000;
/** More bytes than any chunk of an export, and a small part of the whole. */
const PART_BYTES = 200_000;
/** After this many bytes the first rows have been sent, and most have not. */
const MIDWAY_BYTES = 20_000;

onPostgres('an export of ten thousand orders', () => {
  let world: TicketWorld;
  let organiser: Member;
  let eventId: number;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    const event = await makeEvent(world.context, organiser, [{ quantity: 20_000, price: 0 }]);
    eventId = event.id;
    const { id } = await buy(world.context, await world.member('ann'), {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
    });
    await copyOrder(id);
  });
  afterAll(() => world.end());

  /** Copies the order with its ticket many times. */
  async function copyOrder(id: number): Promise<void> {
    await world.sql
      .unsafe(`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n,
        'number', 'N' || n, 'request_key', 'copy-' || n))).* from orders o, generate_series(1, ${ORDERS}) n where o.id = ${id}`);
    await world.sql
      .unsafe(`insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', 1000000 + n,
        'order_id', 1000000 + n))).* from order_items i, generate_series(1, ${ORDERS}) n where i.order_id = ${id}`);
    await world.sql
      .unsafe(`insert into tickets select (jsonb_populate_record(t, jsonb_build_object('id', 1000000 + n,
        'order_id', 1000000 + n, 'item_id', 1000000 + n, 'code', 'C' || n, 'access_key', 'K' || n))).*
      from tickets t, generate_series(1, ${ORDERS}) n where t.order_id = ${id}`);
  }

  /** Reads an export to its end; `midway` runs after the first chunks. */
  async function read(
    what: 'tickets' | 'orders',
    format: 'csv' | 'xlsx' = 'csv',
    midway: () => Promise<unknown> = async () => undefined,
  ) {
    const link = await makeExportLink(world.context, organiser, {
      activity_id: eventId,
      format,
      what,
      locale: 'zh-Hans',
    });
    const { body } = await openExport(world.context, link.url.replace('/exports/', ''));
    const parts: Uint8Array[] = [];
    let [sent, isMidway] = [0, false];
    for await (const part of body ?? []) {
      parts.push(part);
      sent += part.length;
      if (isMidway || sent < MIDWAY_BYTES) continue;
      isMidway = true;
      await midway();
    }
    const whole = Buffer.concat(parts);
    const lines = format === 'csv' ? whole.toString('utf8').trim().split('\r\n') : rowsOf(whole);
    return { parts, lines: lines.slice(1) };
  }

  test.each([
    ['tickets', 'csv'],
    ['tickets', 'xlsx'],
    ['orders', 'csv'],
    ['orders', 'xlsx'],
  ] as const)('contains every row of %s, in small chunks: %s', async (what, format) => {
    const { parts, lines } = await read(what, format);
    expect(lines).toHaveLength(ORDERS + 1);
    expect(new Set(lines).size).toBe(ORDERS + 1);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(PART_BYTES);
  });

  test.each([
    ['csv', 5000],
    ['xlsx', 4000],
  ] as const)(
    'reads rows while it is sent, so rows deleted before their turn are missing: %s',
    async (format, left) => {
      const before = await read('tickets', format);
      const { lines } = await read(
        'tickets',
        format,
        () => world.sql`delete from tickets where id > ${1_000_000 + left}`,
      );
      expect([before.lines.length > lines.length, lines.length]).toEqual([true, left + 1]);
    },
  );
});

const rowsOf = (book: Buffer): string[] => sheetOf(book).match(/<row>.*?<\/row>/gs) ?? [];
