import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { offerFreeSeats } from '@/backend/modules/tickets/commands/waiting-list/run-waiting-lists';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { calls } from '@/backend/contract/calls';
import { hasPostgres } from '@/tests/support/postgres';
import { type Crowd, makeCrowd } from '@/tests/support/crowd';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

/** The pause between reading the free seats and taking them: long enough for the other call to read the same. */
const PAUSE_MS = 60;
jest.mock('@/backend/modules/tickets/queries/offers/free-seats', () => {
  const { readSeats: real } = jest.requireActual('@/backend/modules/tickets/queries/offers/free-seats');
  return {
    readSeats: async (...input: unknown[]) => {
      const seats = await real(...input);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return seats;
    },
  };
});

const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();
const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const ROUNDS = 5;

jest.setTimeout(240_000);

/**
 * Simultaneous calls around the waiting list, with a pause added between reading and writing. With the lock of the
 * event each ends well in every round; without it, the same calls oversell, offer twice or lose a seat.
 */
onPostgres('offers to the waiting list', () => {
  let world: TicketWorld;
  let organiser: Member;
  let crowd: Crowd;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    crowd = await makeCrowd(world, 4);
  });
  afterAll(() => world.end());

  const buyerAt = (at: number) => crowd.buyers[at] ?? organiser;
  const order = (at: number, event: { id: number }, ticketTypeId: number) =>
    buy(world.context, buyerAt(at), {
      event_id: event.id,
      items: [{ ticket_type_id: ticketTypeId, quantity: 1 }],
    });
  const giveBack = (at: number, { id }: { id: number }) =>
    refusalOf(requestRefund(crowd.on(at), buyerAt(at), { id, reason: '', ...zh }));
  const join = (at: number, event: { id: number }, ticketTypeId: number) =>
    refusalOf(
      joinWaitlist(crowd.on(at), buyerAt(at), {
        event_id: event.id,
        ticket_type_id: ticketTypeId,
        quantity: 1,
        ...zh,
      }),
    );
  /** Seats taken, orders made by offers, and places on the list that are offered or waiting. */
  const current = async ({ id }: { id: number }) => {
    const [row] = await world.sql`select
      (select sum(taken)::int from ticket_types where event_id = ${id}) as taken,
      (select count(*)::int from orders where event_id = ${id} and origin = 'waitlist') as offers,
      (select count(*)::int from waitlist where event_id = ${id} and state = 'offered') as offered,
      (select count(*)::int from waitlist where event_id = ${id} and state = 'waiting') as waiting`;
    return row;
  };
  const raise = (event: { id: number; types: number[] }, quantity: number) => {
    const [id = 0] = event.types;
    const form = { id: event.id, tickets: [{ id, name: '票', price: 0, quantity }] };
    return updateEvent(world.context, organiser, calls.updateActivity.input.parse(form));
  };

  const MEETINGS = {
    'two seats of one capacity come back at once, and two wait': {
      round: async () => {
        const types = [
          { quantity: 9, price: 0 },
          { quantity: 9, price: 0 },
        ];
        const event = await makeEvent(world.context, organiser, types, { capacity: 2 });
        const [a = 0, b = 0] = event.types;
        const sold = [await order(0, event, a), await order(1, event, b)];
        for (const at of [2, 3]) await join(at, event, a);
        const answers = await Promise.all(sold.map((soldOrder, at) => giveBack(at, soldOrder)));
        return { answers, ...(await current(event)) };
      },
      good: [{ answers: ['done', 'done'], taken: 2, offers: 2, offered: 2, waiting: 0 }],
      // The first person has two offers, the second none.
      bad: { answers: ['done', 'done'], taken: 2, offers: 2, offered: 1, waiting: 1 },
    },
    'two backends offer the seat that the organiser has added': {
      round: async () => {
        const event = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
        const [a = 0] = event.types;
        await order(0, event, a);
        await join(2, event, a);
        await raise(event, 2);
        await Promise.all([world.context, world.other].map((context) => refusalOf(offerFreeSeats(context))));
        return current(event);
      },
      good: [{ taken: 2, offers: 1, offered: 1, waiting: 0 }],
      // Three tickets for two seats.
      bad: { taken: 3, offers: 2, offered: 1, waiting: 0 },
    },
    'somebody joins while the last seat comes back': {
      round: async () => {
        const event = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
        const [a = 0] = event.types;
        const sold = await order(0, event, a);
        const [answer] = await Promise.all([join(3, event, a), giveBack(0, sold)]);
        return { answer, ...(await current(event)) };
      },
      // Either the seat is offered, or it is on sale and there is no list to join.
      good: [
        { answer: 'done', taken: 1, offers: 1, offered: 1, waiting: 0 },
        { answer: 'wrongState', taken: 0, offers: 0, offered: 0, waiting: 0 },
      ],
      // A free seat that is neither offered nor on sale.
      bad: { answer: 'done', taken: 0, offers: 0, offered: 0, waiting: 1 },
    },
  };
  const names = Object.keys(MEETINGS) as (keyof typeof MEETINGS)[];

  test.each(names)('%s: the result is right in every round', async (name) => {
    const { round, good } = MEETINGS[name];
    for (let at = 0; at < ROUNDS; at += 1) expect(good).toContainEqual(await round());
    expect(await world.unbalanced()).toEqual([]);
  });

  describe('the controls, without the lock', () => {
    beforeAll(async () => {
      await world.sql`alter table ticket_types drop constraint ticket_types_taken`;
      await world.sql`drop index orders_request`;
      locking.mockImplementation(async (context, id) => {
        const [event] = await context.db.select().from(events).where(eq(events.id, id));
        if (!event) throw new Error('no event');
        return event;
      });
    });
    afterAll(() => {
      locking.mockImplementation(realLock);
    });

    test.each(names)('%s: the result is wrong in one round', async (name) => {
      const { round, bad } = MEETINGS[name];
      const seen = [];
      for (let at = 0; at < ROUNDS; at += 1) seen.push(await round());
      expect(seen).toContainEqual(bad);
    });
  });
});
