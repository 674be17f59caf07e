import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { createCodes } from '@/backend/modules/tickets/commands/codes/manage';
import { type Crowd, makeCrowd, taken } from '@/tests/support/crowd';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();

/** In ms: hundreds of simultaneous orders take long on a busy machine. */
jest.setTimeout(240_000);

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('many buyers of the same seats', () => {
  let world: TicketWorld;
  let organiser: Member;
  let crowd: Crowd;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    crowd = await makeCrowd(world, 200);
  });
  afterEach(async () => {
    expect(await world.unbalanced()).toEqual([]);
  });
  afterAll(() => world.end());

  /** Runs the same code without its lock, in a database without the constraints on the counters. */
  async function withoutLock<Result>(work: () => Promise<Result>): Promise<Result> {
    await world.sql`alter table ticket_types drop constraint ticket_types_taken`;
    await world.sql`alter table invite_codes drop constraint invite_codes_uses`;
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
    return work();
  }

  /** Deletes the orders of an event: a member may have a few open orders only, and the first buyers win often. */
  async function clearOrders(eventId: number): Promise<void> {
    await world.sql`delete from orders where event_id = ${eventId}`;
    await world.sql`update ticket_types set taken = 0 where event_id = ${eventId}`;
  }

  async function mendAfterControl(eventId: number): Promise<void> {
    locking.mockImplementation(realLock);
    await clearOrders(eventId);
    await world.sql`update invite_codes set uses = 0 where event_id = ${eventId}`;
    await world.sql`alter table ticket_types add constraint ticket_types_taken check (taken between 0 and quantity)`;
    await world.sql`alter table invite_codes add constraint invite_codes_uses check (uses between 0 and uses_limit)`;
  }

  test('the control: without the lock, fifty buyers get more than the only seat', async () => {
    const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 1 }]);
    const answers = await withoutLock(() => crowd.grab(50, id, types[0] ?? 0));
    await mendAfterControl(id);
    expect(taken(answers)).toBeGreaterThan(1);
  });

  test('one of fifty buyers gets the only seat, and the others get the answer that it is sold out', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 1 }]);
      const answers = await crowd.grab(50, id, types[0] ?? 0);
      expect(taken(answers)).toBe(1);
      expect(answers.filter((answer) => answer === 'soldOut')).toHaveLength(49);
      await clearOrders(id);
    }
  });

  test('the control: without the lock, one person gets more than the limit', async () => {
    const [buyer] = crowd.buyers;
    const { id, types } = await makeEvent(world.context, organiser, [
      { quantity: 50, price: 0, per_person_limit: 2 },
    ]);
    const again = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          refusalOf(
            buy(crowd.on(at), buyer ?? organiser, {
              event_id: id,
              items: [{ ticket_type_id: types[0] ?? 0, quantity: 1 }],
            }),
          ),
        ),
      );
    const answers = await withoutLock(again);
    await mendAfterControl(id);
    expect(taken(answers)).toBeGreaterThan(2);
    expect(taken(await again())).toBe(2);
  });

  test('two hundred buyers of one or two tickets get exactly the fifty seats', async () => {
    const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 50, per_person_limit: 2 }]);
    await crowd.all(200, (buyer, at) =>
      refusalOf(
        buy(crowd.on(at), buyer, {
          event_id: id,
          items: [{ ticket_type_id: types[0] ?? 0, quantity: 1 + (at % 2) }],
        }),
      ),
    );
    const [row] = await world.sql`select taken from ticket_types where id = ${types[0] ?? 0}`;
    expect(row?.taken).toBe(50);
  });

  test('an invite code for three tickets is used three times, and more often in the control without the lock', async () => {
    const { id, types } = await makeEvent(world.context, organiser, [
      { quantity: 100, type: 'invitation', price: 0 },
    ]);
    await createCodes(world.context, organiser, {
      activity_id: id,
      ticket_type_id: types[0] ?? 0,
      batch: '',
      count: 1,
      uses_limit: 3,
      code: 'PRESS-2026',
    });
    const control = await withoutLock(() => crowd.grab(40, id, types[0] ?? 0, { code: 'press-2026' }));
    await mendAfterControl(id);
    expect(taken(control)).toBeGreaterThan(3);
    const answers = await crowd.grab(40, id, types[0] ?? 0, { code: 'press-2026' });
    const refused = Array.from({ length: 37 }, () => 'wrongCode');
    expect(answers.toSorted()).toEqual(['done', 'done', 'done', ...refused]);
  });

  test('ticket types share the capacity of the event, which the control without the lock exceeds', async () => {
    const event = () =>
      makeEvent(world.context, organiser, [{ quantity: 30 }, { quantity: 30 }], { capacity: 10 });
    const both = (id: number, types: number[]) =>
      crowd.all(60, (buyer, at) =>
        refusalOf(
          buy(crowd.on(at), buyer, {
            event_id: id,
            items: [{ ticket_type_id: types[at % 2] ?? 0, quantity: 1 }],
          }),
        ),
      );
    const first = await event();
    const control = await withoutLock(() => both(first.id, first.types));
    await mendAfterControl(first.id);
    expect(taken(control)).toBeGreaterThan(10);
    const second = await event();
    expect(taken(await both(second.id, second.types))).toBe(10);
  });
});
