import { cancelOrder, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { addGuest } from '@/backend/modules/tickets/commands/tickets/add-guest';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { completeTransfer } from '@/tests/support/complete-transfer';
import { hasPostgres } from '@/tests/support/postgres';
import { newKey, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zh = { locale: 'zh-Hans' as const };

onPostgres('guests, transferred tickets and the waiting list', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('guest tickets take seats like any others', async () => {
    const event = await people.event([{ quantity: 2 }]);
    const guest = {
      activity_id: event.id,
      ticket_type_id: event.types[0] ?? 0,
      idempotency_key: newKey(),
      ...zh,
    };
    const guests = ['陈默', '何以渡'].map((name) => ({ name, email: '', answers: {} }));
    const order = await addGuest(world.context, people.organiser, { ...guest, attendees: guests });
    expect((await addGuest(world.context, people.organiser, { ...guest, attendees: guests })).id).toBe(
      order.id,
    );
    expect(await people.again(order.id)).toMatchObject({
      status: 'paid',
      total: 0,
      tickets: [{ name: '陈默' }, { name: '何以渡' }],
    });
    expect(await refusalOf(people.buyOne(people.ann, event))).toBe('soldOut');
  });

  test('a transferred ticket belongs to its new holder alone', async () => {
    const event = await people.event([{ quantity: 1, price: 0 }]);
    const order = await people.buyOne(people.ann, event);
    const [ticket] = order.tickets;
    const to = { id: ticket?.id ?? 0, name: '本', email: 'ben@example.org', ...zh };
    expect(await refusalOf(transferTicket(world.context, people.ben, to))).toBe('notFound');
    await completeTransfer(world.context, people.ann, to);
    expect(await refusalOf(transferTicket(world.context, people.ann, to))).toBe('notFound');
    expect((await people.again(order.id)).tickets).toMatchObject([{ was_transferred: true, key: '' }]);
    await completeTransfer(world.context, people.ben, { ...to, email: 'ann@example.org' });
  });

  test('a member can join the waiting list of a sold-out type once', async () => {
    const event = await people.event([{ quantity: 1 }]);
    const wait = { event_id: event.id, ticket_type_id: event.types[0] ?? 0, quantity: 1, ...zh };
    expect(await refusalOf(joinWaitlist(world.context, people.ben, wait))).toBe('wrongState');
    const order = await people.buyOne(people.ann, event);
    const entry = await joinWaitlist(world.context, people.ben, wait);
    expect((await joinWaitlist(world.context, people.ben, wait)).id).toBe(entry.id);
    await cancelOrder(world.context, people.ann, order.id);
    expect(await refusalOf(people.buyOne(people.ann, event))).toBe('soldOut');
  });

  test('a seat that becomes free after the end of the sale is not offered', async () => {
    const closes = new Date(world.context.now().getTime() + DAY).toISOString();
    const offered = async (isOver: boolean) => {
      const event = await people.event([{ quantity: 1, price: 0, sale_closes: closes }], { refund_hours: 1 });
      const order = await people.buyOne(people.ann, event);
      await joinWaitlist(world.context, people.ben, {
        event_id: event.id,
        ticket_type_id: event.types[0] ?? 0,
        quantity: 1,
        ...zh,
      });
      if (isOver) world.move(DAY + MINUTE);
      await requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh });
      const rows = await world.sql`select state from waitlist where event_id = ${event.id}`;
      return rows.map(({ state }) => state);
    };
    expect(await offered(false)).toEqual(['offered']);
    expect(await offered(true)).not.toContain('offered');
  });
});
