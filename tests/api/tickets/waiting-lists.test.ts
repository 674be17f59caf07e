import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/update-event';
import { endWaitingLists, offerFreeSeats } from '@/backend/modules/tickets/commands/keep-waiting-lists';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting';
import type { Member } from '@/backend/kernel/caller';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const HOUR = 3_600_000;

onPostgres('waiting lists beside what their organiser and the clock do', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  /** A sold-out event with one seat; the type as its form sends it. */
  const soldOut = async (fields: object = {}) => {
    const form = { name: '票', price: 0, quantity: 1, per_person_limit: 4, ...fields };
    const one = await people.event([form]);
    await people.buyOne(people.host, one);
    return { ...one, form: { ...form, id: one.types[0] ?? 0 } };
  };
  type SoldOut = Awaited<ReturnType<typeof soldOut>>;
  const wait = (member: Member, { id, types }: SoldOut, quantity = 1) =>
    joinWaitlist(world.context, member, { event_id: id, ticket_id: types[0] ?? 0, quantity, locale: 'en' });
  const change = ({ id, form }: SoldOut, fields: object) =>
    updateEvent(
      world.context,
      people.host,
      calls.updateActivity.input.parse({ id, tickets: [{ ...form, ...fields }] }),
    );
  const states = async ({ id }: SoldOut) => {
    const rows = await world.sql`select state from waitlist where event_id = ${id} order by id`;
    return rows.map(({ state }) => state);
  };
  const publicBuyer = ({ id, types }: SoldOut) =>
    refusalOf(
      buy(world.other, people.host, { event_id: id, items: [{ ticket_id: types[0] ?? 0, quantity: 1 }] }),
    );

  test('seats the organiser adds are offered in turn, and none is lost to the public when all have theirs', async () => {
    const one = await soldOut();
    await wait(people.ann, one, 2);
    await wait(people.ben, one);
    await change(one, { quantity: 5 });
    expect(await publicBuyer(one)).toBe('soldOut');
    await offerFreeSeats(world.context);
    expect(await states(one)).toEqual(['offered', 'offered']);
    expect(await publicBuyer(one)).toBe('done');
    expect(await world.unbalanced()).toEqual([]);
  });

  test('a list ends with the sale of its type, though the event is still to come', async () => {
    const closes = new Date(world.context.now().getTime() + HOUR).toISOString();
    const [one, open] = [await soldOut({ sale_closes: closes }), await soldOut()];
    await wait(people.ann, one);
    await wait(people.ann, open);
    await endWaitingLists(world.context);
    expect([await states(one), await states(open)]).toEqual([['waiting'], ['waiting']]);
    world.move(2 * HOUR);
    await change(one, { quantity: 2 });
    await offerFreeSeats(world.context);
    await endWaitingLists(world.context);
    expect([await states(one), await states(open)]).toEqual([['expired'], ['waiting']]);
  });

  test('a closed account holds no seat back from those after it', async () => {
    const one = await soldOut();
    await wait(people.ben, one);
    await wait(people.ann, one);
    await world.sql`update users set status = 'banned' where id = ${people.ben.id}`;
    await endWaitingLists(world.context);
    await change(one, { quantity: 3 });
    await offerFreeSeats(world.context);
    expect(await states(one)).toEqual(['expired', 'offered']);
    expect(await publicBuyer(one)).toBe('done');
  });
});
