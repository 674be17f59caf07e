import { beginDay, lastBoundary } from '@/backend/outbox/begin-day';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

test('a day begins at midnight in UTC+8 and at midnight in UTC', () => {
  const boundaries = ['2026-11-28T15:59:59Z', '2026-11-28T16:00:00Z', '2026-11-29T00:00:00Z'].map((at) =>
    new Date(lastBoundary(Date.parse(at))).toISOString(),
  );
  expect(boundaries).toEqual([
    '2026-11-28T00:00:00.000Z',
    '2026-11-28T16:00:00.000Z',
    '2026-11-29T00:00:00.000Z',
  ]);
});

(hasPostgres ? describe : describe.skip)('pages that show the present day', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  test('go out of date once when a day begins, whichever backend notices first', async () => {
    const { context, other, sql } = world;
    const countChanges = async () => (await sql`select 1 from page_changes where tags = ${['today']}`).length;
    await sql`delete from settings where key = 'pages:day'`;
    const evening = Date.parse('2026-11-28T00:00:00Z');
    const midnight = Date.parse('2026-11-28T16:00:00Z');
    await beginDay(context, evening);
    expect(await countChanges()).toBe(0);
    await Promise.all([beginDay(context, midnight), beginDay(other, midnight)]);
    expect(await countChanges()).toBe(1);
    // The clock of a backend may be behind.
    await beginDay(other, evening);
    await beginDay(context, midnight);
    expect(await countChanges()).toBe(1);
  });
});
