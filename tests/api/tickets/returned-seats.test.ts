import type { Member } from '@/backend/kernel/caller';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { cancelOrder, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import {
  declineOffer,
  joinWaitlist,
  leaveWaitlist,
} from '@/backend/modules/tickets/commands/waiting-list/join';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { type Crowd, makeCrowd, taken } from '@/tests/support/crowd';
import { hasPostgres } from '@/tests/support/postgres';
import {
  buy,
  makeEvent,
  newKey,
  readAgain,
  refusalOf,
  startTicketWorld,
  type TicketWorld,
} from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;

onPostgres('seats that become free while others want them', () => {
  let world: TicketWorld;
  let organiser: Member;
  let crowd: Crowd;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    crowd = await makeCrowd(world, 30);
  });
  afterEach(async () => {
    expect(await world.unbalanced()).toEqual([]);
  });
  afterAll(() => world.end());

  test('late money or one of the new buyers gets the seat, and late money without a seat is refunded', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 1 }]);
      const items = [{ ticket_type_id: types[0] ?? 0, quantity: 1 }];
      const late = await buy(world.context, crowd.buyers[0] ?? organiser, { event_id: id, items });
      world.move(16 * MINUTE);
      await releaseSeatHolds(world.context);
      const confirm = { id: late.id, action: 'confirm' as const, reason: '', locale: 'zh-Hans' as const };
      const [, ...others] = await Promise.all([
        checkOrder(world.other, organiser, confirm),
        ...crowd.buyers
          .slice(1, 20)
          .map((buyer, at) => refusalOf(buy(crowd.on(at), buyer, { event_id: id, items }))),
      ]);
      const after = await readAgain(world.context, late.id);
      const won = taken(others);
      expect([after.status, won]).toEqual(won === 1 ? ['refund_in_progress', 1] : ['paid', 0]);
      if (won === 1) expect(after.refunds).toMatchObject([{ amount: late.total, state: 'waiting' }]);
    }
  });

  test('seats that become free go to the waiting list in turn, and not to the public', async () => {
    const { id, types } = await makeEvent(world.context, organiser, [
      { quantity: 2, price: 0, per_person_limit: 4 },
    ]);
    const items = [{ ticket_type_id: types[0] ?? 0, quantity: 1 }];
    const [a, b] = [
      await buy(world.context, crowd.buyers[0] ?? organiser, { event_id: id, items }),
      await buy(world.context, crowd.buyers[1] ?? organiser, { event_id: id, items }),
    ];
    const entries = [];
    for (const buyer of crowd.buyers.slice(2, 6))
      entries.push(
        await joinWaitlist(world.context, buyer, {
          event_id: id,
          ticket_type_id: types[0] ?? 0,
          quantity: 1,
          locale: 'zh-Hans',
        }),
      );
    const give = (at: number, order: number, buyer: Member | undefined) =>
      requestRefund(crowd.on(at), buyer ?? organiser, { id: order, reason: '', locale: 'zh-Hans' });
    const [, , ...public_] = await Promise.all([
      give(0, a.id, crowd.buyers[0]),
      give(1, b.id, crowd.buyers[1]),
      ...crowd.buyers
        .slice(6, 26)
        .map((buyer, at) => refusalOf(buy(crowd.on(at), buyer, { event_id: id, items }))),
    ]);
    expect(taken(public_)).toBe(0);
    const offered =
      await world.sql`select user_id::int from waitlist where event_id = ${id} and state = 'offered' order by id`;
    expect(offered.map((row) => row.user_id)).toEqual([crowd.buyers[2]?.id, crowd.buyers[3]?.id]);
    // One leaves the list and one lets the offer expire: the next two get offers, and nobody gets a second one.
    await leaveWaitlist(world.other, crowd.buyers[2] ?? organiser, entries[0]?.id ?? 0);
    world.move(121 * MINUTE);
    await Promise.all([releaseSeatHolds(world.context), releaseSeatHolds(world.other)]);
    const states = await world.sql`select state from waitlist where event_id = ${id} order by id`;
    expect(states.map((row) => row.state)).toEqual(['left', 'expired', 'expired', 'offered']);
  });

  test('the link of an offer declines it, and the seat is offered to the next person on the list', async () => {
    const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
    const ticketTypeId = types[0] ?? 0;
    const [first = organiser, ...waiting] = crowd.buyers.slice(0, 3);
    const order = await buy(world.context, first, {
      event_id: id,
      items: [{ ticket_type_id: ticketTypeId, quantity: 1 }],
    });
    const wait = { event_id: id, ticket_type_id: ticketTypeId, quantity: 1, locale: 'zh-Hans' as const };
    for (const buyer of waiting) await joinWaitlist(world.context, buyer, wait);
    await requestRefund(world.context, first, { id: order.id, reason: '', locale: 'zh-Hans' });
    const rows = () =>
      world.sql<
        { state: string; key: string }[]
      >`select state, decline_key as key from waitlist where event_id = ${id} order by id`;
    const [offer] = await rows();
    expect((await rows()).map(({ state }) => state)).toEqual(['offered', 'waiting']);
    expect(await refusalOf(declineOffer(world.context, '198.18.0.7', 'another-key'))).toBe('notFound');
    for (let click = 0; click < 2; click += 1)
      expect((await declineOffer(world.other, '198.18.0.7', offer?.key ?? '')).state).toBe('left');
    await releaseSeatHolds(world.context);
    expect((await rows()).map(({ state }) => state)).toEqual(['left', 'offered']);
  });

  test('an order cancelled and paid at once ends paid', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 1 }]);
      const buyer = crowd.buyers[round] ?? organiser;
      const order = await buy(world.context, buyer, {
        event_id: id,
        items: [{ ticket_type_id: types[0] ?? 0, quantity: 1 }],
      });
      await Promise.all([
        refusalOf(cancelOrder(world.context, buyer, order.id)),
        refusalOf(
          checkOrder(world.other, organiser, { id: order.id, action: 'confirm', reason: '', locale: 'en' }),
        ),
      ]);
      const after = await readAgain(world.context, order.id);
      // Money confirmed after the cancellation takes the seat again, so nothing is lost either way.
      expect(after).toMatchObject({ status: 'paid', paid: order.total, to_return: 0 });
    }
  });

  test('one key sent many times at once makes one order', async () => {
    const { id, types } = await makeEvent(world.context, organiser, [{ quantity: 50, per_person_limit: 50 }]);
    const key = newKey();
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        buy(crowd.on(at), crowd.buyers[0] ?? organiser, {
          event_id: id,
          items: [{ ticket_type_id: types[0] ?? 0, quantity: 1 }],
          idempotency_key: key,
        }),
      ),
    );
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
  });
});
