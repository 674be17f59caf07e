import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { type Crowd, makeCrowd } from '@/tests/support/crowd';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

jest.setTimeout(240_000);

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
/** Without the lock one round may succeed by chance, but twenty in a row do not. */
const ROUNDS = 20;
const zh = { locale: 'zh-Hans' as const };

/**
 * Seats become free while many buyers want them, without the lock. For offers and refunds see
 * `waiting-list-races.test.ts`.
 */
onPostgres('the controls: seats that become free, without the lock', () => {
  let world: TicketWorld;
  let organiser: Member;
  let crowd: Crowd;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    crowd = await makeCrowd(world, 30);
    await world.sql`alter table ticket_types drop constraint ticket_types_taken`;
    jest.mocked(lockEvent).mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
  });
  afterAll(() => world.end());

  const itemsOf = ({ types }: { types: number[] }) => [{ ticket_type_id: types[0] ?? 0, quantity: 1 }];
  const grabAt = (from: number, event: { id: number; types: number[] }) =>
    crowd.buyers
      .slice(from, from + 20)
      .map((buyer, at) => refusalOf(buy(crowd.on(at), buyer, { event_id: event.id, items: itemsOf(event) })));

  /** How many tickets of an event are held, valid or being refunded. */
  async function seatsOf(eventId: number): Promise<number> {
    const [row] = await world.sql`select count(*)::int as seats from tickets
      where event_id = ${eventId} and state in ('reserved', 'valid', 'refunding')`;
    return row?.seats ?? 0;
  }

  /** Whether one of the rounds went wrong. */
  async function goesWrong(round: () => Promise<boolean>): Promise<boolean> {
    for (let at = 0; at < ROUNDS; at += 1) if (await round()) return true;
    return false;
  }

  test('late money and a new buyer get the same seat', async () => {
    const isOversold = await goesWrong(async () => {
      const event = await makeEvent(world.context, organiser, [{ quantity: 1 }]);
      const late = await buy(world.context, crowd.buyers[0] ?? organiser, {
        event_id: event.id,
        items: itemsOf(event),
      });
      world.move(16 * MINUTE);
      await releaseSeatHolds(world.context);
      await Promise.all([
        refusalOf(checkOrder(world.other, organiser, { id: late.id, action: 'confirm', reason: '', ...zh })),
        ...grabAt(1, event),
      ]);
      return (await seatsOf(event.id)) > 1;
    });
    expect(isOversold).toBe(true);
  });

  test('a returned seat is sold more than once', async () => {
    const isOversold = await goesWrong(async () => {
      const event = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
      const order = await buy(world.context, crowd.buyers[0] ?? organiser, {
        event_id: event.id,
        items: itemsOf(event),
      });
      await requestRefund(world.context, crowd.buyers[0] ?? organiser, { id: order.id, reason: '', ...zh });
      await Promise.all(grabAt(1, event));
      return (await seatsOf(event.id)) > 1;
    });
    expect(isOversold).toBe(true);
  });
});
