import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { recordPayouts } from '@/backend/modules/tickets/commands/payouts/record';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});
const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('payouts recorded by several at once', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  /** An order whose refund is a waiting payout, and that payout. */
  async function owed() {
    const paidEvent = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1 });
    const { id } = await people.paid(paidEvent);
    await requestRefund(world.context, people.ann, { id, reason: '', locale: 'zh-Hans' });
    const [refund] = (await people.again(id)).refunds;
    return { id, eventId: paidEvent.id, refundId: refund?.id ?? 0 };
  }
  const record = (eventId: number, id: number, reference: string, by = world.context) =>
    recordPayouts(by, people.organiser, {
      activity_id: eventId,
      payouts: [{ id, reference, way: 'transfer' }],
    });

  /** Both backends record the same payout at once. Returns how many of them did. */
  async function recordTwice(): Promise<{ times: number; id: number }> {
    const { id, eventId, refundId } = await owed();
    const both = await Promise.all([
      record(eventId, refundId, 'BK-A'),
      record(eventId, refundId, 'BK-B', world.other),
    ]);
    const times = both.flat().filter(({ result }) => result === 'recorded').length;
    return { times, id };
  }

  test('the control: without the lock, one of several payouts is recorded twice', async () => {
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
    await world.sql`drop index receipts_refund`;
    let max = 0;
    for (let round = 0; round < 20 && max < 2; round += 1)
      max = Math.max(
        max,
        await recordTwice().then(
          ({ times }) => times,
          () => 0,
        ),
      );
    locking.mockImplementation(realLock);
    await world.sql`delete from receipts a using receipts b where a.refund_id = b.refund_id and a.id > b.id`;
    await world.sql`create unique index receipts_refund on receipts (refund_id)`;
    expect(max).toBe(2);
  });

  test('recorded by two at once are recorded once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { times, id } = await recordTwice();
      expect(times).toBe(1);
      const { refunds, receipts } = await people.again(id);
      expect(refunds).toMatchObject([{ state: 'done' }]);
      expect(receipts.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    }
  });
});
