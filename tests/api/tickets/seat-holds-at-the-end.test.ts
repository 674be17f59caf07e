import { calls } from '@/backend/contract/calls';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { eventsSoon, HOUR, MINUTE } from '@/tests/support/events-soon';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('how long seats are held when an event is near its end', () => {
  let world: CardWorld;
  let people: TicketPeople;
  let { wire, eventIn, save, name } = {} as ReturnType<typeof eventsSoon>;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
    ({ wire, eventIn, save, name } = eventsSoon(world, people));
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const expiryOf = async (id: number) => Date.parse((await people.again(id)).expires_at ?? '');
  const toConfirm = async ({ id }: { id: number }) => {
    const input = calls.activityOrders.input.parse({ activity_id: id, status: 'to_confirm' });
    const { list, counts } = await listEventOrders(world.context, input);
    return [list.map((row) => row.id), counts['to_confirm'] ?? 0];
  };

  test('a named transfer holds seats until the start, both sides are notified of the release, and the money still counts', async () => {
    const event = await eventIn(120);
    const order = await people.buyOne(people.ann, event);
    await name(order.id);
    expect(await expiryOf(order.id)).toBe(Date.parse(event.start_time));
    world.move(121 * MINUTE);
    await releaseSeatHolds(world.context);
    expect(await people.again(order.id)).toMatchObject({ status: 'cancelled', cause: 'hold_expired' });
    expect(await toConfirm(event)).toEqual([[order.id], 1]);
    const notices = await world.sql`select key from messages where params->>'number' = ${order.number}`;
    expect(notices.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['transferReleased', 'orderTransferReleased']),
    );
    await people.check(order.id, 'confirm');
    expect(await people.again(order.id)).toMatchObject({ status: 'paid' });
    expect(await toConfirm(event)).toEqual([[], 0]);
  });

  test('the organiser can say that a released transfer has not arrived', async () => {
    const event = await eventIn(5);
    const order = await people.buyOne(people.ann, event);
    await name(order.id);
    world.move(21 * MINUTE);
    await releaseSeatHolds(world.context);
    await people.check(order.id, 'ask_again', { reason: '没有查到。' });
    expect(await people.again(order.id)).toMatchObject({ status: 'cancelled', expires_at: null });
    expect(await toConfirm(event)).toEqual([[], 0]);
    // The organiser cannot ask again: the open transfer has already been answered.
    expect(await refusalOf(people.check(order.id, 'ask_again'))).toBe('wrongState');
  });

  test('naming a transfer just before the start does not shorten or prolong an ordinary seat hold', async () => {
    const event = await eventIn(5);
    const order = await people.buyOne(people.ann, event);
    const before = await expiryOf(order.id);
    await name(order.id);
    expect(await expiryOf(order.id)).toBe(before);
    world.move(6 * MINUTE);
    await releaseSeatHolds(world.context);
    expect((await people.again(order.id)).status).toBe('payment_in_progress');
    world.move(10 * MINUTE);
    await releaseSeatHolds(world.context);
    expect((await people.again(order.id)).status).toBe('cancelled');
  });

  test('a transfer named for an event that is then moved ahead holds seats until the new start', async () => {
    const event = await eventIn(20 * 60);
    const order = await people.buyOne(people.ann, event);
    await name(order.id);
    const start = world.context.now().getTime() + 60 * MINUTE;
    await save(event.id, { start_time: wire(start), end_time: wire(start + HOUR) });
    world.move(61 * MINUTE);
    await releaseSeatHolds(world.context);
    expect((await people.again(order.id)).status).toBe('cancelled');
  });

  test('seat holds of approvals and offers end with the event at the latest', async () => {
    const asking = await eventIn(180, { needs_approval: true });
    const requested = await people.buyOne(people.ann, asking);
    await people.check(requested.id, 'approve');
    expect(await expiryOf(requested.id)).toBe(Date.parse(asking.start_time));

    const short = await eventIn(20, {}, { quantity: 1 });
    const start = Date.parse(short.start_time);
    await save(short.id, { start_time: wire(start), end_time: wire(start + 30 * MINUTE) });
    const first = await people.buyOne(people.ann, short);
    const wait = { event_id: short.id, ticket_type_id: short.types[0] ?? 0, quantity: 1, ...zh };
    await joinWaitlist(world.context, people.ben, wait);
    world.move(16 * MINUTE);
    await releaseSeatHolds(world.context);
    expect((await people.again(first.id)).status).toBe('cancelled');
    const [offer] = await world.sql`select hold_until from orders
      where event_id = ${short.id} and status = 'payment_in_progress'`;
    expect(new Date(String(offer?.hold_until)).getTime()).toBe(start + 30 * MINUTE);
  });
});
