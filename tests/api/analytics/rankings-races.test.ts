import postgres from 'postgres';
import { pageToken } from '@/backend/contract/process/page-token';
import { makeCall, newAddress } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';

const MAX_PER_NETWORK = 3;
const AT_ONCE = 20;

/** Races only show on a real PostgreSQL: the embedded database has one connection. */
const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('simultaneous records at two backends on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let backends: TestBackend[] = [];
  let ids: number[] = [];

  beforeAll(async () => {
    server = await createTestDatabase({ SAMPLE_CONTENT: 'off' });
    sql = postgres(server.url, { max: 30, onnotice: () => undefined });
    const env = { DATABASE_URL: server.url, SAMPLE_CONTENT: 'off' };
    const first = await startBackend(env);
    backends = [first, await startBackend(env)];
    await importInto(
      first,
      Array.from({ length: 5 }, (_, number) => makeItem(`race-${number}`, { title: `抢先 ${number}` })),
    );
    const { list } = await first.call('articles', { page: 1, size: 10, locale: 'zh-Hans' });
    ids = list.map(({ id }) => id);
  });
  afterAll(async () => {
    for (const backend of backends) await backend.destroy();
    await sql.end();
    await server.stop();
  });

  /** Reads the count first and writes afterwards: the control, which shows that there is a race. */
  async function countNaively(): Promise<number> {
    await sql`create table naive_readers (reader int)`;
    let looking = AT_ONCE;
    let lookedAll = () => {};
    const all = new Promise<void>((resolve) => (lookedAll = resolve));
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, reader) =>
        sql.begin(async (tx) => {
          const [row] = await tx<[{ n: number }]>`select count(*)::int as n from naive_readers`;
          if ((looking -= 1) === 0) lookedAll();
          await all;
          if (row.n < MAX_PER_NETWORK) await tx`insert into naive_readers values (${reader})`;
        }),
      ),
    );
    const [counted] = await sql<[{ n: number }]>`select count(*)::int as n from naive_readers`;
    return counted.n;
  }

  test('count the same as successive ones', async () => {
    expect(await countNaively()).toBeGreaterThan(MAX_PER_NETWORK);
    for (const id of ids) {
      const address = newAddress();
      const token = pageToken(backends[0]?.secret ?? '', `view:${id}`, new Date());
      const view = (number: number) => {
        const backend = backends[number % backends.length];
        return backend
          ? makeCall(backend, 'pageView', { wz_id: id, uuid: `at-once-${number}`, token }, { address })
          : null;
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => view(number)));
      const [row] = await sql<
        [{ views: number }]
      >`select views_count as views from contents where id = ${id}`;
      expect(row.views).toBe(MAX_PER_NETWORK);
    }
  });
});
