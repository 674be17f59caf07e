import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import { saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { endDueTransfers } from '@/backend/modules/tickets/commands/transfers/sweep';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { checkOffers, type OfferedTickets, startOfferedTickets, zh } from '@/tests/support/offered-tickets';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf } from '@/tests/support/ticket-world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const onPostgres = hasPostgres ? describe : describe.skip;

jest.setTimeout(240_000);

onPostgres('a pending transfer', () => {
  let on: OfferedTickets;

  beforeAll(async () => {
    on = await startOfferedTickets();
  });
  afterEach(() => checkOffers(on));
  afterAll(() => on.world.end());

  test.each([
    ['48 hours', 0],
    ['the opening of the first list', 2 * HOUR],
    ['the start of an event that was moved', null],
  ])('ends with %s, in what is read at once and in the table with the sweep', async (_, opensIn) => {
    const { event, id, code, key } = await on.offered();
    const at = (ms: number) => new Date(on.world.context.now().getTime() + ms).toISOString();
    if (opensIn === null)
      await updateEvent(
        on.world.context,
        on.people.organiser,
        calls.updateActivity.input.parse({ id: event.id, start_time: at(3 * HOUR), end_time: at(30 * DAY) }),
      );
    else if (opensIn > 0)
      await saveCheckInList(
        on.world.context,
        on.people.organiser,
        calls.saveCheckInList.input.parse({ activity_id: event.id, name: '早场', opens: at(opensIn), ...zh }),
      );
    const ends = opensIn === null ? 3 * HOUR : opensIn || 48 * HOUR;
    on.world.move(ends - 60_000);
    await endDueTransfers(on.world.context);
    expect(await on.stateOf(key)).toBe('pending');
    on.world.move(120_000);
    expect(await on.stateOf(key)).toBe('expired');
    expect((await on.heldByAnn(id)).transfer?.state).toBe('expired');
    for (const late of [on.take(key), on.decline(key), on.callBack(id)])
      expect(await refusalOf(late)).toBe('transferOver');
    const stored = () => on.world.sql`select state from ticket_transfers where ticket_id = ${id}`;
    expect([...(await stored())]).toEqual([{ state: 'pending' }]);
    await endDueTransfers(on.world.context);
    expect([...(await stored())]).toEqual([{ state: 'expired' }]);
    expect(await on.heldByAnn(id)).toMatchObject({ code, transfer: { state: 'expired', name: '本' } });
    const [notified] = await on.world
      .sql`select key from messages where user_id = ${on.people.ann.id} order by id desc limit 1`;
    expect(notified?.key).toBe('ticketNotTaken');
  });

  test('ends with a refund, a cancelled order, a cancelled event, a new address or a check-in', async () => {
    const ends: Record<string, (offer: Awaited<ReturnType<OfferedTickets['offered']>>) => Promise<unknown>> =
      {
        refund: ({ orderId }) => on.giveBack(orderId),
        order: ({ orderId }) =>
          cancelForBuyer(on.world.context, on.people.organiser, { id: orderId, reason: '', ...zh }),
        event: async ({ event }) => {
          const off = calls.updateActivity.input.parse({ id: event.id, status: 'cancelled' });
          await updateEvent(on.world.context, on.people.organiser, off);
          await settleCancelledEvents(on.world.context);
        },
        address: async ({ orderId, id }) => {
          for (const email of ['first@example.org', 'second@example.org'])
            await withOrder(on.world.context, orderId, (inner, row, its) =>
              saveAttendees(inner, row, its, 'host', { attendees: [{ id, email }] }),
            );
        },
        entry: async ({ event, code }) => (await on.phoneAt(event))(code),
      };
    const states: Record<string, string> = {};
    for (const [name, end] of Object.entries(ends)) {
      const offer = await on.offered();
      await end(offer);
      states[name] = await on.stateOf(offer.key);
      expect([name, await refusalOf(on.take(offer.key))]).toEqual([name, 'transferOver']);
    }
    expect(states).toEqual({ refund: 'void', order: 'void', event: 'void', address: 'void', entry: 'used' });
  });
});
