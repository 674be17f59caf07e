import '@/tests/support/embedded';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { createMigrationTable, runStatements } from '@/backend/db/migrate';
import { listMigrations } from '@/backend/db/migrations-list';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { contentOf, envOf, runBackup } from '@/tests/support/backup';
import { importInto, makeItem } from '@/tests/support/items';
import { untilBlocked } from '@/tests/support/blocked-table';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

/** Each test starts one or two backends and a scratch database. */
jest.setTimeout(240_000);

const EMPTY = { SAMPLE_CONTENT: 'off' };

/**
 * What a newer version may have made: a table with our type, a table without it, and a migration that this version does
 * not know.
 */
async function changeByNewer(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create table of_tomorrow (id int primary key, lang locale)`;
  await sql`create table apart_of_tomorrow (id int references of_tomorrow)`;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('tomorrow', 9999999999999)`;
  await sql.end();
}

/**
 * Makes a database with the schema of the first version.
 * @returns its address
 */
async function longAgo(url: string): Promise<string> {
  const address = new URL(url);
  address.pathname = '/long_ago';
  const server = postgres(url, { max: 1 });
  await server`create database long_ago`;
  await server.end();
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  await createMigrationTable(sql);
  for (const migration of listMigrations().slice(0, 4)) await runStatements(sql, migration);
  await sql.end();
  return address.href;
}

/** Readers who send requests without a pause and ignore the answers. */
function visitOften(backend: TestBackend): { stop(): Promise<void> } {
  let goesOn = true;
  const read = async () => {
    while (goesOn) await Promise.allSettled([contentOf(backend), backend.raw('/readyz')]);
  };
  const readers = Promise.all([read(), read()]);
  return {
    async stop() {
      goesOn = false;
      await readers;
    },
  };
}

(hasPostgres ? describe : describe.skip)(
  'a backup moves between the embedded database and PostgreSQL',
  () => {
    let folder = '';
    let dataDir = '';
    let server: TestPostgres;
    let env: Record<string, string> = {};
    const inFolder = (name: string) => join(folder, name);
    const startOnServer = (more = {}) =>
      startBackend({ DATABASE_URL: server.url, ...EMPTY, ...more }, dataDir);

    beforeAll(async () => {
      folder = makeDataDir();
      dataDir = makeDataDir();
      server = await startPostgres();
      env = { DATA_DIR: dataDir, DATABASE_URL: server.url };
    });
    afterAll(async () => {
      await server.stop();
      for (const directory of [folder, dataDir]) rmSync(directory, { recursive: true, force: true });
    });

    test('the sample newsroom moves to PostgreSQL, and back with what was written there', async () => {
      const origin = await startBackend();
      const before = await contentOf(origin);
      const words = ['backup', inFolder('whole.tar.gz'), '--no-verify'];
      expect((await runBackup(words, envOf(origin))).output).toMatch(/^Backed up: \d{4,} rows/);
      await origin.destroy();
      expect((await runBackup(['restore', inFolder('whole.tar.gz')], env)).output).toMatch(/^Restored: /);
      const running = await startOnServer();
      expect(await contentOf(running)).toEqual(before);
      await importInto(running, [makeItem('written on the server')]);
      const after = await contentOf(running);
      const backup = await runBackup(['backup', inFolder('server.tar.gz')], {
        ...envOf(running),
        DATABASE_URL: server.url,
      });
      expect(backup.output).toMatch(/^Backed up: /);
      await running.stop();
      const home = makeDataDir();
      const restored = await runBackup(['restore', inFolder('server.tar.gz')], { DATA_DIR: home });
      expect(restored.output).toMatch(/^Restored: /);
      const back = await startBackend({}, home);
      expect(await contentOf(back)).toEqual(after);
      await back.destroy();
    });

    describe('over a database that has data', () => {
      let before: Awaited<ReturnType<typeof contentOf>>;
      const file = () => inFolder('small.tar.gz');

      beforeAll(async () => {
        const origin = await startBackend(EMPTY);
        await importInto(origin, [makeItem('kept')]);
        before = await contentOf(origin);
        const words = ['backup', file(), '--no-verify'];
        expect((await runBackup(words, envOf(origin))).output).toMatch(/^Backed up: /);
        await origin.destroy();
      });

      test('a restore replaces it only with --replace', async () => {
        expect((await runBackup(['restore', file()], env)).output).toMatch(/There is data already/);
        expect((await runBackup(['restore', file(), '--replace'], env)).output).toMatch(/Restored: /);
      });

      test('a database in use is replaced only when its name is confirmed, and its readers do not block the restore', async () => {
        const running = await startOnServer();
        expect(await contentOf(running)).toEqual(before);
        const words = ['restore', file(), '--replace'];
        const inUse = /The database postgres is in use: .*--even-if-running --confirm postgres/;
        expect(await runBackup(words, env)).toEqual({ code: 1, output: expect.stringMatching(inUse) });
        words.push('--even-if-running');
        expect((await runBackup(words, env)).output).toMatch(/needs --confirm DATABASE/);
        expect((await runBackup([...words, '--confirm', 'other'], env)).output).toMatch(/leads to postgres/);
        expect(await contentOf(running)).toEqual(before);
        const visits = visitOften(running);
        const { code, output } = await runBackup([...words, '--confirm', 'postgres'], env);
        await visits.stop();
        await running.stop();
        expect(output).toMatch(/^Restored: /m);
        expect(output).toMatch(/^Restart every portal and backend/m);
        expect(code).toBe(0);
      });

      test('a reader that locks two tables in the opposite order of the restore causes no deadlock', async () => {
        const sql = postgres(server.url, { max: 2, onnotice: () => undefined });
        const names = await sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
        const [from = '', to = ''] = [names[0]?.tablename, names.at(-1)?.tablename].map(String);
        const words = ['restore', file(), '--replace', '--even-if-running', '--confirm', 'postgres'];
        const restored = await sql.begin(async (reader) => {
          await reader`select 1 from ${reader(to)} limit 1`;
          const running = runBackup(words, env);
          await untilBlocked(sql, to);
          // The restore has locked this table and waits for this reader.
          await reader`select 1 from ${reader(from)} limit 1`;
          return { running };
        });
        expect((await restored.running).output).toMatch(/^Restored: /m);
        await sql.end();
      });

      test('a database changed by a newer version is refused at startup, and replaced by a restore', async () => {
        await changeByNewer(server.url);
        await expect(startOnServer()).rejects.toThrow();
        expect((await runBackup(['restore', file(), '--replace'], env)).output).toMatch(/Restored: /);
        const rolledBack = await startOnServer();
        expect((await contentOf(rolledBack)).total).toBe(before.total);
        await rolledBack.stop();
      });

      test('a backup of the first version is migrated to the current schema', async () => {
        const long = inFolder('long-ago.tar.gz');
        const old = { ...env, DATABASE_URL: await longAgo(server.url) };
        expect((await runBackup(['backup', long], old)).code).toBe(0);
        expect((await runBackup(['restore', long, '--replace'], env)).output).toMatch(/Restored: /);
        const upgraded = await startOnServer();
        expect((await upgraded.call('articles', {})).total).toBe(0);
        await upgraded.stop();
      });
    });
  },
);
