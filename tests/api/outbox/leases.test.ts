import { claimDue, listDueKinds } from '@/backend/outbox/claim';
import { startOutbox } from '@/backend/outbox/deliver';
import type { OutboxKind } from '@/backend/outbox/handler';
import { postpone } from '@/backend/outbox/delivery-outcomes';
import { hasPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const LEASE_SECONDS = 60;
const kind: OutboxKind = {
  name: 'lease-test',
  handler: {
    ...{
      batch: 9,
      parallel: 1,
      isPrivate: false,
      isOutgoing: false,
      maxDelaySeconds: 8,
      leaseSeconds: LEASE_SECONDS,
    },
    deliver: async () => undefined,
    isSetUp: () => true,
  },
};

(hasPostgres ? describe : describe.skip)('rows of the outbox', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  beforeEach(async () => {
    await world.sql`delete from outbox`;
    await world.sql`insert into outbox (kind, payload, due_at)
      values (${kind.name}, '{}', ${world.context.now().toISOString()})`;
  });
  afterAll(() => world.end());

  const claimBy = async (context: TicketWorld['context']) => (await claimDue(context, kind, 9)).length;

  test('of a backend that died are taken by another one when their lease has ended, and not before', async () => {
    expect(await claimBy(world.context)).toBe(1);
    expect(await claimBy(world.other)).toBe(0);
    world.move((LEASE_SECONDS - 5) * 1000);
    expect([await claimBy(world.other), await listDueKinds(world.other)]).toEqual([0, []]);
    world.move(6000);
    expect(await listDueKinds(world.other)).toEqual([kind.name]);
    expect(await claimBy(world.other)).toBe(1);
  });

  test('are not taken a second time while their delivery takes longer than the lease', async () => {
    const leaseSeconds = 0.5;
    let end = () => {};
    let times = 0;
    const deliver = () => {
      times += 1;
      return new Promise<void>((resolve) => (end = resolve));
    };
    const slow: OutboxKind = { name: kind.name, handler: { ...kind.handler, leaseSeconds, deliver } };
    const leasedUntil = async () => {
      const [row] = await world.sql`select leased_until from outbox`;
      return row?.leased_until ? new Date(String(row.leased_until)) : null;
    };
    const claimAt = (moment: Date | null) =>
      claimDue({ ...world.other, now: () => moment ?? new Date(0) }, slow, 9);
    const { stop } = startOutbox(world.context, { [slow.name]: slow.handler });
    await until(async () => times > 0);
    const first = await leasedUntil();
    await until(async () => ((await leasedUntil())?.getTime() ?? 0) > (first?.getTime() ?? 0));
    expect(await claimAt(first)).toEqual([]);
    end();
    await stop();
    expect(times).toBe(1);
    expect(
      await world.sql`select 1 from outbox where delivered_at is not null and leased_until is null`,
    ).toHaveLength(1);
  });

  test('of lanes take no more than their room, and those of failing lanes together half of it', async () => {
    const lanes: OutboxKind = { name: 'lane-test', handler: { ...kind.handler, parallel: 4, perLane: 2 } };
    const dueAt = world.context.now().toISOString();
    await world.sql`insert into outbox (kind, payload, due_at, lane, attempts) select ${lanes.name}, '{}', ${dueAt}, lane, tries
      from unnest(${['a', 'b', 'c', 'd', 'e', 'e', 'e']}::text[], ${[1, 3, 1, 2, 0, 0, 0]}::int[]) as row(lane, tries)`;
    const claim = async (max: number) => {
      const ids = (await claimDue(world.context, lanes, max)).map(({ id }) => id);
      return (await world.sql`select lane from outbox where id = any(${ids}) order by id`).map(
        ({ lane }) => lane,
      );
    };
    expect(await claim(4)).toEqual(['a', 'b', 'e', 'e']);
    expect(await claim(4)).toEqual([]);
    await world.sql`update outbox set delivered_at = now() where lane in ('a', 'e') and leased_until is not null`;
    expect(await claim(4)).toEqual(['c', 'e']);
  });

  test('that could not be delivered are due again after 1, 2, 4 and 8 seconds, and every 8 seconds from then on', async () => {
    for (const seconds of [1, 2, 4, 8, 8]) {
      const rows = await claimDue(world.context, kind, 9);
      expect(rows).toHaveLength(1);
      const before = world.context.now().getTime();
      await postpone(world.context, kind, rows, 'the service is away');
      const [row] = await world.sql`select due_at from outbox`;
      const due = new Date(String(row?.due_at)).getTime();
      expect([
        due > before + (seconds - 1) * 1000,
        due <= world.context.now().getTime() + seconds * 1000,
      ]).toEqual([true, true]);
      expect(await claimBy(world.other)).toBe(0);
      world.move(seconds * 1000);
    }
  });
});
