import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { checkOrder } from '@/backend/modules/tickets/commands/host';
import { cancelOrder, requestRefund } from '@/backend/modules/tickets/commands/buyer';
import { createCodes } from '@/backend/modules/tickets/commands/codes';
import { joinWaitlist, leaveWaitlist } from '@/backend/modules/tickets/commands/waiting';
import { releaseHolds } from '@/backend/modules/tickets/commands/release-holds';
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

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();

/** Hundreds of orders at once take their time on a busy machine. */
jest.setTimeout(240_000);

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;

onPostgres('seats, with many after the same ones', () => {
  let world: TicketWorld;
  let host: Member;
  let buyers: Member[];

  beforeAll(async () => {
    world = await startTicketWorld();
    host = await world.member('host');
    buyers = [];
    for (let n = 0; n < 200; n += 1) buyers.push(await world.member(`buyer${n}`));
  });
  afterEach(async () => {
    expect(await world.unbalanced()).toEqual([]);
  });
  afterAll(() => world.end());

  /** Two backends, in turn. */
  const on = (at: number): Context => (at % 2 === 0 ? world.context : world.other);
  const all = <Result>(count: number, work: (buyer: Member, at: number) => Promise<Result>) =>
    Promise.all(buyers.slice(0, count).map(work));
  const taken = (answers: string[]) => answers.filter((answer) => answer === 'done').length;
  const grab = (
    count: number,
    eventId: number,
    typeId: number,
    extra: { quantity?: number; code?: string } = {},
  ) =>
    all(count, (buyer, at) =>
      refusalOf(
        buy(on(at), buyer, {
          event_id: eventId,
          items: [{ ticket_id: typeId, quantity: 1, ...extra }],
        }),
      ),
    );

  /** The same code without its lock, in a database that does not refuse a counter above its bound. */
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

  async function mendAfterControl(eventId: number): Promise<void> {
    locking.mockImplementation(realLock);
    await world.sql`delete from orders where event_id = ${eventId}`;
    await world.sql`update ticket_types set taken = 0 where event_id = ${eventId}`;
    await world.sql`update invite_codes set uses = 0 where event_id = ${eventId}`;
    await world.sql`alter table ticket_types add constraint ticket_types_taken check (taken between 0 and quantity)`;
    await world.sql`alter table invite_codes add constraint invite_codes_uses check (uses between 0 and uses_limit)`;
  }

  test('the control: with the lock off, fifty buyers get more than the one seat there is', async () => {
    const { id, types } = await makeEvent(world.context, host, [{ quantity: 1 }]);
    const answers = await withoutLock(() => grab(50, id, types[0] ?? 0));
    await mendAfterControl(id);
    expect(taken(answers)).toBeGreaterThan(1);
  });

  test('fifty buyers, one seat, twenty rounds: one has it, the others hear that it is gone', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, types } = await makeEvent(world.context, host, [{ quantity: 1 }]);
      const answers = await grab(50, id, types[0] ?? 0);
      expect(taken(answers)).toBe(1);
      expect(answers.filter((answer) => answer === 'soldOut')).toHaveLength(49);
    }
  });

  test('the control: with the lock off, one person gets more than the limit', async () => {
    const [buyer] = buyers;
    const { id, types } = await makeEvent(world.context, host, [
      { quantity: 50, price: 0, per_person_limit: 2 },
    ]);
    const again = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          refusalOf(
            buy(on(at), buyer ?? host, { event_id: id, items: [{ ticket_id: types[0] ?? 0, quantity: 1 }] }),
          ),
        ),
      );
    const answers = await withoutLock(again);
    await mendAfterControl(id);
    expect(taken(answers)).toBeGreaterThan(2);
    expect(taken(await again())).toBe(2);
  });

  test('two hundred buyers of one or two, fifty seats: all sold, none twice', async () => {
    const { id, types } = await makeEvent(world.context, host, [{ quantity: 50, per_person_limit: 2 }]);
    await all(200, (buyer, at) =>
      refusalOf(
        buy(on(at), buyer, {
          event_id: id,
          items: [{ ticket_id: types[0] ?? 0, quantity: 1 + (at % 2) }],
        }),
      ),
    );
    const [row] = await world.sql`select taken from ticket_types where id = ${types[0] ?? 0}`;
    expect(row?.taken).toBe(50);
  });

  test('a code for three tickets is used three times; the control without the lock uses it more', async () => {
    const { id, types } = await makeEvent(world.context, host, [
      { quantity: 100, type: 'invitation', price: 0 },
    ]);
    await createCodes(world.context, host, {
      activity_id: id,
      ticket_id: types[0] ?? 0,
      batch: '',
      count: 1,
      uses_limit: 3,
      code: 'PRESS-2026',
    });
    const control = await withoutLock(() => grab(40, id, types[0] ?? 0, { code: 'press-2026' }));
    await mendAfterControl(id);
    expect(taken(control)).toBeGreaterThan(3);
    const answers = await grab(40, id, types[0] ?? 0, { code: 'press-2026' });
    const refused = Array.from({ length: 37 }, () => 'wrongCode');
    expect(answers.toSorted()).toEqual(['done', 'done', 'done', ...refused]);
  });

  test('types share the capacity of the event; the control without the lock goes over it', async () => {
    const event = () =>
      makeEvent(world.context, host, [{ quantity: 30 }, { quantity: 30 }], { capacity: 10 });
    const both = (id: number, types: number[]) =>
      all(60, (buyer, at) =>
        refusalOf(
          buy(on(at), buyer, { event_id: id, items: [{ ticket_id: types[at % 2] ?? 0, quantity: 1 }] }),
        ),
      );
    const first = await event();
    const control = await withoutLock(() => both(first.id, first.types));
    await mendAfterControl(first.id);
    expect(taken(control)).toBeGreaterThan(10);
    const second = await event();
    expect(taken(await both(second.id, second.types))).toBe(10);
  });

  test('late money against new buyers: whoever comes first has the seat, the other his money', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, types } = await makeEvent(world.context, host, [{ quantity: 1 }]);
      const items = [{ ticket_id: types[0] ?? 0, quantity: 1 }];
      const late = await buy(world.context, buyers[0] ?? host, { event_id: id, items });
      world.move(16 * MINUTE);
      await releaseHolds(world.context);
      const confirm = { id: late.id, action: 'confirm' as const, reason: '', locale: 'zh-Hans' as const };
      const [, ...others] = await Promise.all([
        checkOrder(world.other, host, confirm),
        ...buyers.slice(1, 20).map((buyer, at) => refusalOf(buy(on(at), buyer, { event_id: id, items }))),
      ]);
      const after = await readAgain(world.context, late.id);
      const won = taken(others);
      expect([after.status, won]).toEqual(won === 1 ? ['refund_in_progress', 1] : ['paid', 0]);
      if (won === 1) expect(after.refunds).toMatchObject([{ amount: late.total, state: 'waiting' }]);
    }
  });

  test('seats that come back go to those who wait, in turn, and never to the public', async () => {
    const { id, types } = await makeEvent(world.context, host, [
      { quantity: 2, price: 0, per_person_limit: 4 },
    ]);
    const items = [{ ticket_id: types[0] ?? 0, quantity: 1 }];
    const [a, b] = [
      await buy(world.context, buyers[0] ?? host, { event_id: id, items }),
      await buy(world.context, buyers[1] ?? host, { event_id: id, items }),
    ];
    const entries = [];
    for (const buyer of buyers.slice(2, 6))
      entries.push(
        await joinWaitlist(world.context, buyer, {
          event_id: id,
          ticket_id: types[0] ?? 0,
          quantity: 1,
          locale: 'zh-Hans',
        }),
      );
    const give = (at: number, order: number, buyer: Member | undefined) =>
      requestRefund(on(at), buyer ?? host, { id: order, reason: '', locale: 'zh-Hans' });
    const [, , ...public_] = await Promise.all([
      give(0, a.id, buyers[0]),
      give(1, b.id, buyers[1]),
      ...buyers.slice(6, 26).map((buyer, at) => refusalOf(buy(on(at), buyer, { event_id: id, items }))),
    ]);
    expect(taken(public_)).toBe(0);
    const offered =
      await world.sql`select user_id::int from waitlist where event_id = ${id} and state = 'offered' order by id`;
    expect(offered.map((row) => row.user_id)).toEqual([buyers[2]?.id, buyers[3]?.id]);
    // One lets go, one lets it run out: the next two are asked, and nobody a second time.
    await leaveWaitlist(world.other, buyers[2] ?? host, entries[0]?.id ?? 0);
    world.move(121 * MINUTE);
    await Promise.all([releaseHolds(world.context), releaseHolds(world.other)]);
    const states = await world.sql`select state from waitlist where event_id = ${id} order by id`;
    expect(states.map((row) => row.state)).toEqual(['left', 'expired', 'expired', 'offered']);
  });

  test('cancelled and paid at once: one of the two, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, types } = await makeEvent(world.context, host, [{ quantity: 1 }]);
      const buyer = buyers[round] ?? host;
      const order = await buy(world.context, buyer, {
        event_id: id,
        items: [{ ticket_id: types[0] ?? 0, quantity: 1 }],
      });
      await Promise.all([
        refusalOf(cancelOrder(world.context, buyer, order.id)),
        refusalOf(
          checkOrder(world.other, host, { id: order.id, action: 'confirm', reason: '', locale: 'en' }),
        ),
      ]);
      const after = await readAgain(world.context, order.id);
      // Money that came after the cancelling took the seat again: nothing is lost either way.
      expect(after).toMatchObject({ status: 'paid', paid: order.total, to_return: 0 });
    }
  });

  test('one key from many places is one order', async () => {
    const { id, types } = await makeEvent(world.context, host, [{ quantity: 50, per_person_limit: 50 }]);
    const key = newKey();
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        buy(on(at), buyers[0] ?? host, {
          event_id: id,
          items: [{ ticket_id: types[0] ?? 0, quantity: 1 }],
          idempotency_key: key,
        }),
      ),
    );
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
  });
});
