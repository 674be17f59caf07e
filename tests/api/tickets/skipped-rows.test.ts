import { createMetrics } from '@/backend/contract/process/metrics';
import type { Member } from '@/backend/kernel/caller';
import { measureSkippedRows } from '@/backend/kernel/skipped-rows';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { erasePersonalData } from '@/backend/modules/tickets/commands/erase-personal-data';
import { nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { remindOrganisers } from '@/backend/modules/tickets/commands/letters/remind-organisers';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { listWaiting } from '@/backend/outbox/waiting';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const HOUR = 3_600_000;
const zh = { locale: 'zh-Hans' as const };

jest.setTimeout(240_000);

onPostgres('rows that fail', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => {
    await world.sql`drop trigger if exists poison on orders`;
    await world.sql`drop trigger if exists poison on order_log`;
    await world.sql`drop trigger if exists poison on events`;
    expect(await world.unbalanced()).toEqual([]);
  });
  afterAll(() => world.end());

  const free = (quantity: number) => people.event([{ quantity, price: 0, per_person_limit: 50 }]);
  const join = async (member: Member, event: { id: number; types: number[] }) =>
    joinWaitlist(world.context, member, {
      event_id: event.id,
      ticket_type_id: event.types[0] ?? 0,
      quantity: 1,
      ...zh,
    });
  const giveBack = (member: Member, id: number) =>
    refusalOf(requestRefund(world.context, member, { id, reason: '', ...zh }));
  const waiting = async (event: { id: number }) => {
    const rows = await world.sql`select state from waitlist where event_id = ${event.id} order by id`;
    return rows.map(({ state }) => state);
  };
  /** Makes every write of a row that meets the condition fail. */
  const poison = async (table: string, when: string, on = 'insert or update') => {
    await world.sql.unsafe(`create or replace function poisoned() returns trigger language plpgsql
      as $$ begin raise exception 'poisoned'; end $$`);
    await world.sql.unsafe(`create trigger poison before ${on} on ${table}
      for each row when (${when}) execute function poisoned()`);
  };
  const skipped = async (job: string) => {
    const rows =
      await world.sql`select row_id::int as id, failures, error from skipped_rows where job = ${job}`;
    return [...rows];
  };

  test('a place on the waiting list that fails is skipped, shown to the operator and offered later, and the next is offered', async () => {
    const event = await free(1);
    const sold = await people.buyOne(people.ann, event);
    const [first, second] = [await world.member('first'), await world.member('second')];
    const { id: waitId } = await join(first, event);
    await join(second, event);
    await poison('orders', `new.user_id = ${first.id}`);
    expect(await giveBack(people.ann, sold.id)).toBe('done');
    expect(await waiting(event)).toEqual(['waiting', 'offered']);
    expect(await skipped('offerSeats')).toEqual([
      { id: waitId, failures: 1, error: expect.stringContaining('poisoned') },
    ]);
    const metrics = createMetrics('backend');
    measureSkippedRows(world.context, metrics.registry);
    expect(await metrics.registry.metrics()).toMatch(/^skipped_rows\{job="offerSeats".*\} 1$/m);
    expect((await listWaiting(world.context)).skipped).toContainEqual(
      expect.objectContaining({ job: 'offerSeats', row: waitId, failures: 1 }),
    );
    await world.sql`drop trigger poison on orders`;
    const [offer] = await world.sql`select id::int from orders where user_id = ${second.id}`;
    expect(await giveBack(second, offer?.id)).toBe('wrongState');
    world.move(3 * HOUR);
    await releaseSeatHolds(world.context);
    expect(await waiting(event)).toEqual(['offered', 'expired']);
    expect(await skipped('offerSeats')).toEqual([]);
  });

  test('a seat hold that cannot be released does not block orders of its event or the release of others', async () => {
    const event = await people.event([{ quantity: 60, per_person_limit: 50 }]);
    const broken = [];
    const stuck = await world.member('stuck');
    for (let at = 0; at < 50; at += 1) {
      const [order] =
        await world.sql`insert into orders (number, event_id, user_id, status, total, currency, name, email,
        locale, hold_until, request_key, request_hash, created_at, updated_at)
        values (${`X${at}`}, ${event.id}, ${stuck.id}, 'payment_in_progress', 0, 'CNY', '', '', 'zh-Hans',
        ${new Date(world.context.now().getTime() + 60_000).toISOString()}, ${`x${at}`}, 'x', now(), now()) returning id::int`;
      broken.push(order?.id);
    }
    const good = await people.buyOne(people.ann, event);
    await poison('orders', `new.user_id = ${stuck.id}`);
    world.move(HOUR);
    expect((await people.buyOne(people.ben, event)).status).toBe('payment_in_progress');
    expect((await people.again(good.id)).status).toBe('cancelled');
    const later = await people.buyOne(people.ann, await people.event([{ quantity: 5 }]));
    world.move(HOUR);
    await releaseSeatHolds(world.context);
    await releaseSeatHolds(world.context);
    expect((await people.again(later.id)).status).toBe('cancelled');
    expect((await skipped('releaseHolds')).map(({ id }) => id).toSorted()).toEqual(broken.toSorted());
  });

  test('a reminder or an event that fails does not block the others', async () => {
    const event = await people.event([{ quantity: 5 }]);
    const named = [];
    for (const [at, member] of [await world.member('r1'), await world.member('r2')].entries()) {
      const { id } = await people.buyOne(member, event);
      await nameTransfer(world.context, member, { id, transfer_id: `REMIND-${at}`, ...zh });
      named.push(id);
    }
    await poison('order_log', `new.order_id = ${named[0]} and new.action = 'reminded'`);
    world.move(21 * HOUR);
    await remindOrganisers(world.context);
    const notified = await world.sql`select order_id::int as id from order_log
      where action = 'reminded' and order_id in ${world.sql(named)}`;
    expect(notified.map(({ id }) => id)).toEqual([named[1]]);

    const [other] = [await people.event([{ quantity: 5 }])];
    await poison('events', `new.id = ${event.id}`);
    world.move(1000 * 24 * HOUR);
    await erasePersonalData(world.context);
    const erased = await world.sql`select id::int from events where erased_at is not null`;
    expect(erased.map(({ id }) => id)).toContain(other?.id);
    expect(erased.map(({ id }) => id)).not.toContain(event.id);
  });
});
