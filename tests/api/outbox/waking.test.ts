import { sql } from 'drizzle-orm';
import { shareSignals } from '@/backend/db/share-signals';
import { type Context, inTransaction, signal } from '@/backend/kernel/context';
import { type DueJob, startDueWork } from '@/backend/kernel/due-work';
import { Signals } from '@/backend/kernel/signals';
import { readPageChanges, recordPageChange } from '@/backend/outbox/page-changes';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { until } from '@/tests/support/until';

(hasPostgres ? describe : describe.skip)('background work', () => {
  let world: TicketWorld;
  const withSignals = (context: Context) => ({ ...context, signals: new Signals() });

  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  /** How often a topic was signalled until now. */
  function countSignals({ signals }: Context): () => number {
    let count = 0;
    signals?.on('outbox', () => (count += 1));
    return () => count;
  }

  test('is woken after the commit of the outermost transaction, once, and not after a rollback', async () => {
    const context = withSignals(world.context);
    const count = countSignals(context);
    await inTransaction(context, async (outer) => {
      await inTransaction(outer, async (inner) => signal(inner, 'outbox'));
      signal(outer, 'outbox');
      expect(count()).toBe(0);
    });
    expect(count()).toBe(1);
    const failing = inTransaction(context, async (inner) => {
      signal(inner, 'outbox');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(count()).toBe(1);
  });

  test('is woken by the commits of another backend on the same server, and a signal of one’s own counts once', async () => {
    const [first, other] = [withSignals(world.context), withSignals(world.other)];
    const counts = [countSignals(first), countSignals(other)];
    const stops = [shareSignals(first), shareSignals(other)];
    // A backend listens a moment after it starts, so the first signals may be missed.
    await until(() => {
      signal(first, 'outbox');
      return (counts[1]?.() ?? 0) > 0;
    });
    const before = counts[0]?.();
    await until(() => {
      signal(other, 'outbox');
      return (counts[0]?.() ?? 0) > (before ?? 0);
    });
    await Promise.all(stops.map((stop) => stop()));
    const last = counts[1]?.();
    signal(first, 'outbox');
    await world.sql`select pg_sleep(0.2)`;
    expect(counts[1]?.()).toBe(last);
  });

  test('a request for page changes waits until one is committed', async () => {
    const context = withSignals(world.context);
    const { last } = await readPageChanges(context, { after: null, wait: 0 });
    const empty = await readPageChanges(context, { after: last, wait: 0.05 });
    expect(empty).toMatchObject({ list: [], is_complete: last > 0 || empty.is_complete });
    await recordPageChange(context, ['first']);
    const { last: position } = await readPageChanges(context, { after: null, wait: 0 });
    const waiting = readPageChanges(context, { after: position, wait: 1.5 });
    await recordPageChange(context, ['second']);
    expect((await waiting).list.map(({ tags }) => tags)).toEqual([['second']]);
  });

  test('runs when it is due; a condition that fails and work that goes on hold up nothing else', async () => {
    const runs: string[] = [];
    let finish = () => {};
    const job = (name: string, isDue: DueJob['isDue'], work: DueJob['work'] = async () => {}): DueJob => ({
      name,
      isDue,
      async work(context) {
        runs.push(name);
        await work(context);
      },
    });
    const stop = startDueWork(world.context, [
      job(
        'long',
        () => sql`true`,
        () => new Promise<void>((resolve) => (finish = resolve)),
      ),
      job(
        'failing',
        () => sql`true`,
        () => Promise.reject(new Error('refused')),
      ),
      job('never', () => sql`false`),
      job('broken', () => sql`1 / 0 = 1`),
      job('often', () => sql`true`),
    ]);
    await until(() => runs.filter((name) => name === 'often').length > 1);
    finish();
    await stop();
    const after = runs.length;
    expect(new Set(runs)).toEqual(new Set(['long', 'failing', 'often']));
    expect(runs.filter((name) => name === 'long')).toHaveLength(1);
    expect(runs.filter((name) => name === 'failing').length).toBeGreaterThan(1);
    await world.sql`select pg_sleep(1.2)`;
    expect(runs).toHaveLength(after);
  });
});
