import { join } from 'node:path';
import postgres from 'postgres';
import { connect } from '@/backend/db/open';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

/** Races only show on a real PostgreSQL: the embedded database has one connection. */
const onPostgres = hasPostgres ? describe : describe.skip;

/** Three backends at once fill a new database on one machine. */
jest.setTimeout(240_000);

onPostgres('on a real PostgreSQL', () => {
  let server: TestPostgres;
  let sql: postgres.Sql;
  const backends: TestBackend[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    sql = postgres(server.url, { max: 20, onnotice: () => undefined });
  });
  afterAll(async () => {
    for (const backend of backends) await backend.destroy();
    await sql.end();
    await server.stop();
  });

  test('three backends that start at once migrate and seed once', async () => {
    const env = { DATABASE_URL: server.url };
    backends.push(...(await Promise.all([startBackend(env), startBackend(env), startBackend(env)])));
    const [{ labels, seeds }] = await sql<[{ labels: number; seeds: number }]>`
      select (select count(*)::int from labels) as labels, (select count(*)::int from settings where key like 'seed:%') as seeds`;
    expect(seeds).toBe(7);
    expect(labels).toBe(31);
    const counts = await Promise.all(backends.map((backend) => backend.call('articles', { size: 1 })));
    expect(new Set(counts.map(({ total }) => total)).size).toBe(1);
  });

  test('a backend respects its limits of connections, statement time and lock time', async () => {
    const pool = {
      connections: 2,
      isPreparing: true,
      statementSeconds: 0.3,
      lockSeconds: 0.1,
      idleSeconds: 1,
    };
    const database = await connect({ dataDir: '', databaseUrl: server.url, pool });
    const pids = await Promise.all(
      Array.from({ length: 8 }, () => database.sql`select pg_backend_pid() as pid, pg_sleep(0.02)`),
    );
    expect(new Set(pids.flatMap((rows) => rows.map(({ pid }) => pid))).size).toBe(2);
    await expect(database.sql`select pg_sleep(60)`).rejects.toMatchObject({ code: '57014' });
    await sql.begin(async (holder) => {
      await holder`lock table labels in access exclusive mode`;
      await expect(database.sql`select 1 from labels`).rejects.toMatchObject({ code: '55P03' });
    });
    await database.close();
  });

  test('the sample newsroom of an older version gains only the sample content that is new in this one', async () => {
    const before = await backends[0]?.call('articles', { size: 1 });
    await sql`delete from landings`;
    await sql`delete from quiz_results`;
    await sql`delete from settings where key = 'seed:landings'`;
    const upgraded = await startBackend({ DATABASE_URL: server.url });
    backends.push(upgraded);
    const [{ pages }] = await sql<[{ pages: number }]>`select count(*)::int as pages from landings`;
    expect(pages).toBeGreaterThan(6);
    expect(await upgraded.call('articles', { size: 1 })).toEqual(before);
  });

  /** Counts a list by a read before the write: the control, which shows that there is a race. */
  async function addNaively(times: number): Promise<number> {
    await sql`create table if not exists naive (total int)`;
    await sql`truncate naive`;
    await sql`insert into naive values (0)`;
    await Promise.all(
      Array.from({ length: times }, () =>
        sql.begin(async (tx) => {
          const [row] = await tx<[{ total: number }]>`select total from naive`;
          await tx`select pg_sleep(0.005)`;
          await tx`update naive set total = ${row.total + 1}`;
        }),
      ),
    );
    const [row] = await sql<[{ total: number }]>`select total from naive`;
    return row.total;
  }

  test('list sizes stay right when several backends publish at once', async () => {
    expect(await addNaively(40)).toBeLessThan(40);

    const before = (await backends[0]?.call('articles', { size: 1 }))?.total ?? 0;
    const rounds = Array.from({ length: 60 }, (_, index) => index);
    const answers = await Promise.all(
      rounds.map((index) =>
        importInto(backends[index % backends.length] as TestBackend, [
          makeItem(`race-${index}`, { labelNames: ['竞态'] }),
        ]),
      ),
    );
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    const [{ real, label }] = await sql<[{ real: number; label: number }]>`
      select (select count(*)::int from contents where kind = 'article' and status = 'approved') as real,
        (select l.id::int from labels l where l.name ->> 'zh-Hans' = '竞态') as label`;
    expect((await backends[1]?.call('articles', { size: 1 }))?.total).toBe(before + 60);
    expect(real).toBe(before + 60);
    expect((await backends[2]?.call('labelDetails', { id: label }))?.data.total).toBe(60);
  });

  test('the same item imported by three backends at once is stored once', async () => {
    const item = makeItem('same');
    const answers = await Promise.all(backends.map((backend) => importInto(backend, [item])));
    const [{ stored }] = await sql<
      [{ stored: number }]
    >`select count(*)::int as stored from contents where source_key = ${item.sourceKey}`;
    expect(stored).toBe(1);
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
  });

  test('the migration of list languages counts the same as the running code', async () => {
    const counted = () =>
      sql`select list_key, total from list_counts where list_key like '%+lang:%' and total <> 0 order by list_key`;
    const meanwhile = await counted();
    expect(meanwhile.length).toBeGreaterThan(100);
    await sql`delete from list_counts where list_key like '%+lang:%'`;
    await sql.file(join('backend', 'db', 'migrations', '0003_list_languages.sql'));
    expect([...(await counted())]).toEqual([...meanwhile]);
  });

  test('search gives the same results as on the embedded database', async () => {
    const embedded = await startBackend();
    for (const keyword of ['国债', '跨鏈橋', 'gas', '保证金', 'rollup']) {
      const [a, b] = await Promise.all(
        [embedded, backends[0] ?? embedded].map((backend) =>
          backend.call('searchMore', { keyword, kind: 'article' }),
        ),
      );
      expect(b?.list.map((hit) => hit.title)).toEqual(a?.list.map((hit) => hit.title));
    }
    await embedded.destroy();
  });

  test('a backend whose connections are cut answers 503 without a stack trace, and recovers', async () => {
    const away = backends[0];
    // Only connections to this database: other tests use the same server.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'postgres%'`;
    // Each connection of the pool notices its end by itself, so a few calls may fail before all succeed.
    const deadline = Date.now() + 20_000;
    for (;;) {
      const answer = await away?.raw('/siteCounts', { method: 'POST' });
      const text = (await answer?.text()) ?? '';
      expect([200, 503]).toContain(answer?.status);
      expect(text).not.toMatch(/at .*\.(ts|mjs)/);
      if (answer?.status === 200) break;
      if (Date.now() > deadline) throw new Error('still failing after 20 seconds');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await away?.call('siteCounts', {}))?.events_upcoming).toBeGreaterThan(0);
  });
});
