import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { createCodes } from '@/backend/modules/tickets/commands/codes/manage';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

jest.setTimeout(120_000);

const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();
const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
/** Without the lock one round may succeed by chance, but twenty in a row do not. */
const ROUNDS = 20;

onPostgres('money that arrives after the seat hold has expired', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  type CreatedEvent = Awaited<ReturnType<TicketPeople['event']>>;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  /** An order whose seat hold has expired without payment. */
  async function lapsed(event: CreatedEvent, quantity = 1) {
    const order = await people.buyOne(people.ann, event, quantity);
    world.move(16 * MINUTE);
    await releaseSeatHolds(world.context);
    return order;
  }

  const lettersAbout = async (number: string) => {
    const rows = await world.sql<{ text: string }[]>`select payload->>'text' as text from outbox
      where kind = 'mail' and recipient = 'ann@example.org'`;
    return rows.filter(({ text }) => text.includes(`订单 ${number}`)).map(({ text }) => text);
  };
  const notices = async (number: string) => {
    const rows = await world.sql<{ key: string }[]>`select key from messages
      where params->>'number' = ${number} order by id`;
    return rows.map(({ key }) => key);
  };

  test('is returned when its buyer has reached the limit per person, and order, log, notification and letter give that reason', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 2 }]);
    const late = await lapsed(event, 2);
    const since = await people.paid(event);
    await people.check(late.id, 'confirm');
    const after = await people.again(late.id);
    expect(after).toMatchObject({
      status: 'refund_in_progress',
      situation: 'over_limit',
      cause: 'over_limit',
      refunds: [{ amount: 56000, state: 'waiting' }],
    });
    expect(after.log.map(({ action, detail }) => [action, detail.cause])).toContainEqual([
      'returnOverLimit',
      'over_limit',
    ]);
    expect(after.tickets.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(await notices(late.number)).toEqual(['orderOverLimit']);
    const [letter = ''] = await lettersAbout(late.number);
    expect(letter).toContain('超过每人限购');
    expect(letter).toContain('CNY 560.00');
    expect(letter).toContain(`/ac_mine?order=${late.id}`);
    expect((await people.again(since.id)).status).toBe('paid');
    await people.check(late.id, 'refund_done');
    expect(await people.again(late.id)).toMatchObject({ status: 'refunded', situation: 'over_limit' });
  });

  test('is returned when the seats are taken, and notification and letter give that reason', async () => {
    const event = await people.event([{ quantity: 1 }]);
    const late = await lapsed(event);
    await people.buyOne(people.ben, event);
    await people.check(late.id, 'confirm');
    expect(await people.again(late.id)).toMatchObject({ situation: 'paid_late', cause: 'paid_late' });
    expect(await notices(late.number)).toEqual(['orderPaidLate']);
    expect((await lettersAbout(late.number)).join()).toContain('名额已经放掉');
  });

  test('takes its seats again within the limit per person, which is that of the purchase', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 3 }]);
    const late = await lapsed(event, 2);
    await people.paid(event);
    await people.check(late.id, 'confirm');
    expect((await people.again(late.id)).status).toBe('paid');

    const other = await people.event([{ quantity: 9, per_person_limit: 3 }]);
    const alone = await lapsed(other, 3);
    const lower = { id: other.id, tickets: [{ id: other.types[0], per_person_limit: 1 }] };
    await updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(lower));
    await people.check(alone.id, 'confirm');
    expect((await people.again(alone.id)).status).toBe('paid');
  });

  test('is returned when its invite code is used up, and when others wait for its seat', async () => {
    const coded = await people.event([{ quantity: 9, type: 'invitation' }]);
    const code = {
      activity_id: coded.id,
      ticket_type_id: coded.types[0] ?? 0,
      batch: '',
      count: 1,
      uses_limit: 1,
    };
    await createCodes(world.context, people.organiser, { ...code, code: 'ONCE-2026' });
    const items = [{ ticket_type_id: coded.types[0] ?? 0, quantity: 1, code: 'ONCE-2026' }];
    const take = (who: typeof people.ann) => buy(world.context, who, { event_id: coded.id, items });
    const first = await take(people.ann);
    world.move(16 * MINUTE);
    await releaseSeatHolds(world.context);
    await take(people.ben);
    await people.check(first.id, 'confirm');
    expect(await people.again(first.id)).toMatchObject({ situation: 'paid_late', to_pay_back: first.total });

    const full = await people.event([{ quantity: 1 }]);
    const late = await people.buyOne(people.ann, full);
    const wait = {
      event_id: full.id,
      ticket_type_id: full.types[0] ?? 0,
      quantity: 2,
      locale: 'zh-Hans' as const,
    };
    await joinWaitlist(world.context, people.ben, wait);
    world.move(16 * MINUTE);
    await releaseSeatHolds(world.context);
    await people.check(late.id, 'confirm');
    expect(await people.again(late.id)).toMatchObject({ situation: 'paid_late', to_pay_back: late.total });
  });

  describe('while its buyer takes the last ticket allowed per person', () => {
    /** Confirms late money during a new order. Returns both results, and how many tickets the buyer has afterwards. */
    async function meet() {
      const event = await people.event([{ quantity: 9, per_person_limit: 1 }]);
      const late = await lapsed(event);
      const confirm = { id: late.id, action: 'confirm' as const, reason: '', locale: 'zh-Hans' as const };
      const items = [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }];
      const [, bought] = await Promise.all([
        checkOrder(world.other, people.organiser, confirm),
        refusalOf(buy(world.context, people.ann, { event_id: event.id, items })),
      ]);
      const [row] = await world.sql<{ seats: number }[]>`select count(*)::int as seats from tickets
        where event_id = ${event.id} and state in ('reserved', 'valid')`;
      return { status: (await people.again(late.id)).status, bought, seats: row?.seats };
    }

    test('the control: without the lock, the buyer gets both', async () => {
      locking.mockImplementation(async (context, id) => {
        const [event] = await context.db.select().from(events).where(eq(events.id, id));
        if (!event) throw new Error('no event');
        return event;
      });
      let isOver = false;
      for (let round = 0; round < ROUNDS && !isOver; round += 1) isOver = (await meet()).seats === 2;
      locking.mockImplementation(realLock);
      expect(isOver).toBe(true);
    });

    test('the buyer gets either the old seat, or the new order and the money back', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { status, bought, seats } = await meet();
        expect(seats).toBe(1);
        expect([status, bought]).toEqual(
          bought === 'done' ? ['refund_in_progress', 'done'] : ['paid', 'tooManyTickets'],
        );
      }
    });
  });
});
