import { eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { calls, type CallInput } from '@/backend/contract/calls';
import { nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { toReference } from '@/backend/contract/tickets/reference';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { matchTransfers } from '@/backend/modules/tickets/queries/statements/match-transfers';
import { exportRows } from '@/backend/modules/tickets/queries/exports/rows';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { events } from '@/backend/db/schema/events';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const HOUR = 3_600_000;
const zh = { locale: 'zh-Hans' as const };

onPostgres('the list of an event’s orders, for its organiser', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let event: Awaited<ReturnType<TicketPeople['event']>>;
  let ids: { paid: number; named: number; free: number; lapsed: number };
  let noon: string;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    event = await people.event([{ quantity: 9 }, { quantity: 9, price: 0 }]);
    const order = (who: 'ann' | 'ben', at: number, more: Partial<CallInput<'createOrder'>> = {}) =>
      buy(world.context, people[who], {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[at] ?? 0, quantity: 1 }],
        ...more,
      });
    const lapsed = await order('ben', 0, { name: '何以渡', email: 'ferry@example.org' });
    world.move(HOUR);
    noon = world.context.now().toISOString();
    const paid = await order('ann', 0, { name: '陈默', email: 'chen@example.org' });
    await people.check(paid.id, 'confirm', { transfer_id: 'BANK-90' });
    const named = await order('ben', 0, { attendees: [{ name: '100%', email: 'guest@example.org' }] });
    await nameTransfer(world.context, people.ben, { id: named.id, transfer_id: 'TX-7781', ...zh });
    const free = await order('ann', 1, { name: '阿默' });
    ids = { paid: paid.id, named: named.id, free: free.id, lapsed: lapsed.id };
  });
  afterAll(() => world.end());

  const find = (input: Partial<CallInput<'activityOrders'>> = {}) =>
    listEventOrders(world.context, calls.activityOrders.input.parse({ activity_id: event.id, ...input }));
  const names = async (input: Partial<CallInput<'activityOrders'>>) =>
    (await find(input)).list.map(({ id }) => Object.entries(ids).find(([, orderId]) => orderId === id)?.[0]);

  test('begins with the latest change, has pages, and counts orders by state', async () => {
    const all = ['free', 'named', 'paid', 'lapsed'];
    expect(await names({})).toEqual(all);
    for (const [at, name] of all.entries()) expect(await names({ page: at + 1, size: 1 })).toEqual([name]);
    expect((await find({ page: 2, size: 1 })).total).toBe(4);
    expect((await find()).counts).toEqual({
      all: 4,
      paid: 2,
      payment_in_progress: 1,
      cancelled: 1,
      to_confirm: 1,
      unmatched: 0,
    });
  });

  test.each<[string, Partial<CallInput<'activityOrders'>>, string[]]>([
    ['state', { status: 'paid' }, ['free', 'paid']],
    ['what waits to be confirmed', { status: 'to_confirm' }, ['named']],
    ['way of paying', { method: 'free' }, ['free']],
    ['name of the buyer', { keyword: '陈默' }, ['paid']],
    ['address of the buyer', { keyword: 'FERRY@' }, ['lapsed']],
    ['address of an attendee', { keyword: 'guest@example' }, ['named']],
    ['number of a transfer', { keyword: 'TX-77' }, ['named']],
    ['a sign that stands for any in a pattern, as it is', { keyword: '0%' }, ['named']],
    ['nothing', { keyword: '没有这个人' }, []],
  ])('finds orders by %s', async (_, input, expected) => {
    expect(await names(input)).toEqual(expected);
  });

  test('finds orders by ticket type, time, order number, ticket code and payment reference', async () => {
    const { number, tickets } = await people.again(ids.paid);
    const reference = toReference(number);
    expect(await names({ ticket_type_id: event.types[1] })).toEqual(['free']);
    expect(await names({ from: noon })).toEqual(['free', 'named', 'paid']);
    for (const keyword of [number, tickets[0]?.code ?? '', reference, reference.toLowerCase()])
      expect([keyword, await names({ keyword })]).toEqual([keyword, ['paid']]);
  });

  test('shows what buyers entered in the order, and nothing else of their accounts', async () => {
    await world.sql`update users set nickname = '夜航' where id in (${people.ann.id}, ${people.ben.id})`;
    const notified = JSON.stringify(await readDeskOrder(world.context, ids.paid, 'zh-Hans'));
    for (const hidden of ['夜航', 'ann@example.org']) expect(notified).not.toContain(hidden);
    expect(notified).toContain('陈默');
  });

  test('a bank statement names a transfer only by its whole number, not by a longer one that contains it', async () => {
    const csv = ['2026,tx-7781,280.00', '票款TX-7781谢', 'TX-77812,280.00', 'ATX-7781', 'TX-7781.50'].join(
      '\n',
    );
    const { matches, unmatched } = await matchTransfers(world.context, event.id, csv);
    expect(matches.map(({ line, order_id }) => [line, order_id])).toEqual([
      [1, ids.named],
      [2, ids.named],
    ]);
    expect(unmatched.map(({ line }) => line)).toEqual([3, 4, 5]);
  });

  test('names generated for accounts are removed from orders of an earlier version, whose tickets then need a name', async () => {
    const { id, tickets } = await people.paid(await people.event([{ quantity: 9 }]), 1, people.ben);
    const seat = tickets[0]?.id ?? 0;
    await world.sql`update orders set name = 'user_a1a77f' where id = ${id}`;
    await world.sql`update tickets set name = 'user_a1a77f', updated_at = '2026-01-01' where order_id = ${id}`;
    await world.sql`update receipts set content = jsonb_set(content, '{seller,name}', '"user_0f9995"') where order_id = ${id}`;
    await world.sql.unsafe(readFileSync('backend/db/migrations/0039_made_names.sql', 'utf8'));
    const order = await readDeskOrder(world.context, id, 'en');
    expect(order).toMatchObject({ name: '', tickets: [{ name: '', is_complete: false }] });
    expect(order.receipts[0]?.content.seller.name).toBe('Organiser');
    const access = await readTicketAccess(
      world.context,
      await findOwnTicket(world.context, people.ben, seat),
      'en',
    );
    expect(access.name).toBe('');
    const [row] = await world.context.db.select().from(events).where(eq(events.id, order.event.id));
    if (!row) throw new Error('no event');
    for (const what of ['orders', 'tickets', 'receipts'] as const) {
      const cells: unknown[] = [];
      for await (const line of exportRows(world.context, row, what, 'en')) cells.push(...line);
      expect(cells).toContain('No name');
      expect(JSON.stringify(cells)).not.toContain('user_');
    }
    // The change also reaches the gate phones, which request tickets changed since their last sync.
    const [ticket] =
      await world.sql`select updated_at > '2026-06-01' as is_news from tickets where id = ${seat}`;
    expect(ticket?.is_news).toBe(true);
    const parsedName = (name: string) =>
      calls.saveAttendees.input.parse({ id, attendees: [{ id: seat, name }] }).attendees[0]?.name;
    expect([parsedName('user_a1a77f'), parsedName(' user_a1a77f '), parsedName('user_lee')]).toEqual([
      '',
      '',
      'user_lee',
    ]);
    expect(calls.fillTicket.input.safeParse({ key: 'k'.repeat(32), name: 'user_a1a77f' }).success).toBe(
      false,
    );
  });
});
