import postgres from 'postgres';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importEventsInto, importInto, makeImportedEvent, makeItem } from '@/tests/support/items';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';

/** Races only show on a real PostgreSQL: the embedded database has one connection. */
const onPostgres = hasPostgres ? describe : describe.skip;

const EACH = 30;
const ROUNDS = 4;

onPostgres('two backends that import the same items at once', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let backends: TestBackend[] = [];

  beforeAll(async () => {
    server = await createTestDatabase();
    sql = postgres(server.url, { max: 4, onnotice: () => undefined });
    const env = { DATABASE_URL: server.url };
    backends = [await startBackend(env), await startBackend(env)];
  });
  afterAll(async () => {
    for (const backend of backends) await backend.destroy();
    await sql.end();
    await server.stop();
  });

  const keys = (round: number) => Array.from({ length: EACH }, (_, index) => `at-once-${round}-${index}`);
  const both = <Result>(work: (backend: TestBackend) => Promise<Result>) => Promise.all(backends.map(work));

  test('the control: reading first and storing afterwards fails for one of them', async () => {
    await sql`create table naive_items (source_key text unique)`;
    let looking = 2;
    let lookedAll = () => {};
    const all = new Promise<void>((resolve) => (lookedAll = resolve));
    const outcomes = await Promise.allSettled(
      [1, 2].map(() =>
        sql.begin(async (tx) => {
          const rows = await tx`select 1 from naive_items where source_key = 'a'`;
          if ((looking -= 1) === 0) lookedAll();
          await all;
          if (rows.length === 0) await tx`insert into naive_items values ('a')`;
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('store each item once, and count it once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const items = keys(round).map((key) => makeItem(key, { labelNames: [`标签${key}`], authorName: key }));
      const answers = await both((backend) => importInto(backend, items));
      expect(answers.map(({ code }) => code)).toEqual([200, 200]);
      const sum = (of: 'added' | 'unchanged') => answers.reduce((total, { data }) => total + data[of], 0);
      expect([sum('added'), sum('unchanged')]).toEqual([EACH, EACH]);
    }
    const [{ count = 0 } = {}] =
      await sql`select count(*)::int as count from contents where source_key like 'test:at-once-%'`;
    expect(count).toBe(EACH * ROUNDS);
  });

  test('keep one complete version of an item when its versions differ', async () => {
    const versions = backends.map((_, index) =>
      keys(99).map((key) => makeItem(key, { title: `第${index}版${key}` })),
    );
    const answers = await Promise.all(
      backends.map((backend, index) => importInto(backend, versions[index] ?? [])),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    const titles = await sql`select t.title from contents c join content_texts t on t.content_id = c.id
      where c.source_key like 'test:at-once-99-%'`;
    expect(titles).toHaveLength(EACH);
    for (const { title } of titles) expect(title).toMatch(/^第[01]版/);
  });

  test('store each event and its organiser once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const events = keys(round).map((key) => makeImportedEvent({ sourceKey: `at-once:${key}` }));
      const answers = await both((backend) => importEventsInto(backend, events));
      expect(answers.map(({ code }) => code)).toEqual([200, 200]);
      expect(answers.reduce((total, { data }) => total + data.added, 0)).toBe(EACH);
    }
    const [row] = await sql`select count(*)::int as events, count(distinct organiser_id)::int as organisers
      from events where source_key like 'at-once:%'`;
    expect(row).toEqual({ events: EACH * ROUNDS, organisers: 1 });
  });
});
