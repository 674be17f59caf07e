import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import {
  endWaitingLists,
  offerFreeSeats,
  reopenWaitingLists,
} from '@/backend/modules/tickets/commands/waiting-list/run-waiting-lists';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { joinWaitlist, leaveWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { listWaiting } from '@/backend/modules/tickets/queries/waiting-list/list';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import type { Member } from '@/backend/kernel/caller';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const HOUR = 3_600_000;

onPostgres('waiting lists when the organiser changes the event or the sale ends', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  /** A sold-out event with one seat, and its ticket type in the shape of the form. */
  const soldOut = async (fields: object = {}) => {
    const form = { name: '票', price: 0, quantity: 1, per_person_limit: 4, ...fields };
    const liveEvent = await people.event([form]);
    await people.buyOne(people.organiser, liveEvent);
    return { ...liveEvent, form: { ...form, id: liveEvent.types[0] ?? 0 } };
  };
  type SoldOut = Awaited<ReturnType<typeof soldOut>>;
  const wait = (member: Member, { id, types }: SoldOut, quantity = 1) =>
    joinWaitlist(world.context, member, {
      event_id: id,
      ticket_type_id: types[0] ?? 0,
      quantity,
      locale: 'en',
    });
  const change = ({ id, form }: SoldOut, fields: object) =>
    updateEvent(
      world.context,
      people.organiser,
      calls.updateActivity.input.parse({ id, tickets: [{ ...form, ...fields }] }),
    );
  const states = async ({ id }: SoldOut) => {
    const rows = await world.sql`select state from waitlist where event_id = ${id} order by id`;
    return rows.map(({ state }) => state);
  };
  const eventOfOrder = async (orderId: number) => {
    const { eventId } = await findOrder(world.context, orderId);
    const [event] = await world.context.db.select().from(events).where(eq(events.id, eventId));
    if (!event) throw new Error('an order without an event');
    return event;
  };
  const publicBuyer = ({ id, types }: SoldOut) =>
    refusalOf(
      buy(world.other, people.organiser, {
        event_id: id,
        items: [{ ticket_type_id: types[0] ?? 0, quantity: 1 }],
      }),
    );

  test('seats the organiser adds are offered in turn, and the rest go on sale', async () => {
    const soldOutEvent = await soldOut();
    await wait(people.ann, soldOutEvent, 2);
    await wait(people.ben, soldOutEvent);
    await change(soldOutEvent, { quantity: 5 });
    expect(await publicBuyer(soldOutEvent)).toBe('soldOut');
    await offerFreeSeats(world.context);
    expect(await states(soldOutEvent)).toEqual(['offered', 'offered']);
    expect(await publicBuyer(soldOutEvent)).toBe('done');
    expect(await world.unbalanced()).toEqual([]);
  });

  test('who waits for a ticket type that is sold out takes no seat of another one', async () => {
    const types = [
      { name: '贵宾', price: 0, quantity: 1, per_person_limit: 4 },
      { name: '普通', price: 0, quantity: 2, per_person_limit: 4 },
    ];
    const { id, types: typeIds } = await people.event(types, { capacity: 3 });
    const [vip = 0, standard = 0] = typeIds;
    await people.buyOne(people.organiser, { id, types: [vip] });
    const waiting = { event_id: id, ticket_type_id: vip, quantity: 4, locale: 'en' as const };
    await joinWaitlist(world.context, people.ann, waiting);
    const bought = people.buyOne(people.ben, { id, types: [standard] }, 2);
    expect(await refusalOf(bought)).toBe('done');
  });

  test('offers keep within the limit of a person, with the other accounts of their mailbox', async () => {
    const soldOutEvent = await soldOut({ per_person_limit: 1 });
    for (const name of ['kim', 'kim+2']) await wait(await world.member(name), soldOutEvent);
    await change(soldOutEvent, { quantity: 3 });
    await offerFreeSeats(world.context);
    expect(await states(soldOutEvent)).toEqual(['offered', 'left']);
  });

  test('whoever may have no more seats hears so once, and is not put on the list again', async () => {
    const soldOutEvent = await soldOut({ per_person_limit: 1 });
    const lee = await world.member('lee');
    for (const member of [lee, await world.member('lee+2')]) await wait(member, soldOutEvent);
    await change(soldOutEvent, { quantity: 4 });
    for (let turn = 0; turn < 3; turn += 1) {
      await reopenWaitingLists(world.context);
      await offerFreeSeats(world.context);
    }
    const [notified] =
      await world.sql`select count(*)::int as times from messages m join users u on u.id = m.user_id
      where m.key = 'waitlistEnded' and u.email = 'lee+2@example.org'`;
    expect(notified?.times).toBe(1);
    expect(await states(soldOutEvent)).toEqual(['offered', 'left']);
    // Seats that nobody may have are on sale.
    expect(await publicBuyer(soldOutEvent)).toBe('tooManyTickets');
    expect(await refusalOf(people.buyOne(people.ben, soldOutEvent))).toBe('done');
  });

  test('a list ends with the sale of its ticket type, even if the event is still to come', async () => {
    const closes = new Date(world.context.now().getTime() + HOUR).toISOString();
    const [closingEvent, open] = [await soldOut({ sale_closes: closes }), await soldOut()];
    await wait(people.ann, closingEvent);
    await wait(people.ann, open);
    await endWaitingLists(world.context);
    expect([await states(closingEvent), await states(open)]).toEqual([['waiting'], ['waiting']]);
    world.move(2 * HOUR);
    await change(closingEvent, { quantity: 2 });
    await offerFreeSeats(world.context);
    await endWaitingLists(world.context);
    expect([await states(closingEvent), await states(open)]).toEqual([['expired'], ['waiting']]);
  });

  test('people on a list are notified once when it ends with the sale or with a cancellation of the event', async () => {
    const closes = new Date(world.context.now().getTime() + HOUR).toISOString();
    const [sold, cancelled] = [await soldOut({ sale_closes: closes }), await soldOut()];
    const [fay, gil] = [await world.member('fay'), await world.member('gil')];
    for (const soldOutEvent of [sold, cancelled]) await wait(fay, soldOutEvent);
    await wait(gil, sold);
    await world.sql`update users set status = 'banned' where id = ${gil.id}`;
    world.move(2 * HOUR);
    const off = calls.updateActivity.input.parse({ id: cancelled.id, status: 'cancelled' });
    await updateEvent(world.context, people.organiser, off);
    await settleCancelledEvents(world.context);
    await endWaitingLists(world.context);
    await endWaitingLists(world.context);
    expect([await states(sold), await states(cancelled)]).toEqual([['expired', 'expired'], ['expired']]);
    const notices = await world.sql`select user_id, link from messages where key = 'waitlistEnded'
      and user_id in (${fay.id}, ${gil.id}) order by link`;
    expect(notices.map(({ user_id, link }) => [Number(user_id), link])).toEqual(
      [sold, cancelled].map(({ id }) => [fay.id, `/events/${id}`]).sort(),
    );
    const letters = await world.sql`select payload ->> 'subject' as subject from outbox
      where recipient in ('fay@example.org', 'gil@example.org')`;
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Waiting list closed: 链上清算工作坊',
      'Waiting list closed: 链上清算工作坊',
    ]);
  });

  test('an extended sale reopens its list in turn, without those who left or let an offer expire', async () => {
    const closes = new Date(world.context.now().getTime() + HOUR).toISOString();
    const soldOutEvent = await soldOut({ sale_closes: closes });
    const passed = await wait(people.ann, soldOutEvent);
    await wait(people.ben, soldOutEvent);
    const [cat, dan] = [await world.member('cat'), await world.member('dan')];
    await wait(cat, soldOutEvent);
    const left = await wait(dan, soldOutEvent);
    await world.sql`update waitlist set state = 'expired', order_id = (select max(id) from orders) where id = ${passed.id}`;
    await leaveWaitlist(world.context, dan, left.id);
    world.move(2 * HOUR);
    await endWaitingLists(world.context);
    await reopenWaitingLists(world.context);
    expect(await states(soldOutEvent)).toEqual(['expired', 'expired', 'expired', 'left']);
    await change(soldOutEvent, { sale_closes: null, quantity: 2 });
    await reopenWaitingLists(world.context);
    await reopenWaitingLists(world.context);
    await offerFreeSeats(world.context);
    expect(await states(soldOutEvent)).toEqual(['expired', 'offered', 'waiting', 'left']);
  });

  test('a member who joined again and left before the list reopened is not on it', async () => {
    const closes = new Date(world.context.now().getTime() + HOUR).toISOString();
    const soldOutEvent = await soldOut({ sale_closes: closes });
    await wait(people.ann, soldOutEvent);
    world.move(2 * HOUR);
    await endWaitingLists(world.context);
    await change(soldOutEvent, { sale_closes: null });
    await leaveWaitlist(world.context, people.ann, (await wait(people.ann, soldOutEvent)).id);
    await reopenWaitingLists(world.context);
    expect(await states(soldOutEvent)).toEqual(['expired', 'left']);
  });

  test('an event whose seats cannot be offered does not block the others', async () => {
    const [broken, fine] = [await soldOut(), await soldOut()];
    for (const soldOutEvent of [broken, fine]) {
      await wait(people.ann, soldOutEvent);
      await change(soldOutEvent, { quantity: 2 });
    }
    await world.sql.unsafe(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.event_id = ${broken.id} then raise 'no order today'; end if; return new; end $$;
      create trigger refuse before insert on orders for each row execute function refuse()`);
    await offerFreeSeats(world.context);
    await world.sql.unsafe('drop trigger refuse on orders');
    expect([await states(broken), await states(fine)]).toEqual([['waiting'], ['offered']]);
    await offerFreeSeats(world.context);
    expect(await states(broken)).toEqual(['offered']);
  });

  test('a generated nickname is not used as a name on orders and offers, and the first attendee gives the name', async () => {
    const soldOutEvent = await soldOut();
    const eve = await world.member('user_a1a77f');
    await wait(eve, soldOutEvent);
    const { list } = await listWaiting(world.context, soldOutEvent.id, 'en');
    expect(list.map(({ name }) => name)).toEqual(['']);
    await change(soldOutEvent, { quantity: 3 });
    await offerFreeSeats(world.context);
    const [offered] = await world.sql`select id, name from orders where user_id = ${eve.id}`;
    expect(offered?.name).toBe('');
    const order = await people.buyOne(eve, await people.event([{ price: 0 }]));
    expect(order.name).toBe('');
    const event = await eventOfOrder(order.id);
    const row = await findOrder(world.context, order.id);
    const attendees = order.tickets.map(({ id }) => ({ id, name: '陈怡' }));
    await saveAttendees(world.context, row, event, 'buyer', { attendees });
    expect((await people.again(order.id)).name).toBe('陈怡');
  });

  test('a closed account does not hold back seats from those after it', async () => {
    const soldOutEvent = await soldOut();
    await wait(people.ben, soldOutEvent);
    await wait(people.ann, soldOutEvent);
    await world.sql`update users set status = 'banned' where id = ${people.ben.id}`;
    await endWaitingLists(world.context);
    await change(soldOutEvent, { quantity: 3 });
    await offerFreeSeats(world.context);
    expect(await states(soldOutEvent)).toEqual(['expired', 'offered']);
    expect(await publicBuyer(soldOutEvent)).toBe('done');
  });
});
