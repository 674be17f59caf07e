import { rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { makeList, runStatements } from '@/backend/db/migrate';
import { listMigrations } from '@/backend/db/migrations-list';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { contentOf, envOf, runBackup } from '@/tests/support/backup';
import { importInto, makeItem } from '@/tests/support/items';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

/** Each test starts a backend or two, and a scratch database. */
jest.setTimeout(240_000);

/** A table with a type of ours, one without, and the note that a step unknown to this version was applied. */
async function changeByNewer(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create table of_tomorrow (id int primary key, lang locale)`;
  await sql`create table apart_of_tomorrow (id int references of_tomorrow)`;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('tomorrow', 9999999999999)`;
  await sql.end();
}

/** A database as the first version made it. @returns its address */
async function longAgo(url: string): Promise<string> {
  const address = new URL(url);
  address.pathname = '/long_ago';
  const server = postgres(url, { max: 1 });
  await server`create database long_ago`;
  await server.end();
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  await makeList(sql);
  for (const migration of listMigrations().slice(0, 4)) await runStatements(sql, migration);
  await sql.end();
  return address.href;
}

/** Readers who come again and again, whatever they are answered. */
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
    let server: TestPostgres;
    let dataDir = '';
    let env: Record<string, string> = {};
    let before: Awaited<ReturnType<typeof contentOf>>;
    const file = () => join(folder, 'embedded.tar.gz');
    const later = () => join(folder, 'server.tar.gz');
    const startOnServer = (more = {}) => startBackend({ DATABASE_URL: server.url, ...more }, dataDir);

    beforeAll(async () => {
      folder = makeDataDir();
      dataDir = makeDataDir();
      server = await startPostgres();
      env = { DATA_DIR: dataDir, DATABASE_URL: server.url };
      const origin = await startBackend();
      await importInto(origin, [makeItem('kept')]);
      before = await contentOf(origin);
      expect((await runBackup(['backup', file()], envOf(origin))).output).toMatch(/^Backed up: /);
      await origin.destroy();
      expect((await runBackup(['restore', file()], env)).output).toMatch(/^Restored: /);
    });
    afterAll(async () => {
      await server.stop();
      for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
    });

    test('a database in use is replaced only by its name; whoever reads meanwhile holds nothing up', async () => {
      const running = await startOnServer();
      expect(await contentOf(running)).toEqual(before);
      const words = ['restore', file(), '--replace'];
      expect(await runBackup(words, env)).toEqual({
        code: 1,
        output: expect.stringMatching(
          /The database postgres is in use: .*--even-if-running --confirm postgres/,
        ),
      });
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

    test('what was written on the server is in its backup, and gone after an older one', async () => {
      const running = await startOnServer();
      expect(await contentOf(running)).toEqual(before);
      await importInto(running, [makeItem('written on the server')]);
      const made = await runBackup(['backup', later()], { ...envOf(running), DATABASE_URL: server.url });
      expect(made.output).toMatch(/^Backed up: /);
      await running.stop();
      expect((await runBackup(['restore', later()], env)).output).toMatch(/There is data already/);
      expect((await runBackup(['restore', file(), '--replace'], env)).output).toMatch(/Restored: /);
      const older = await startOnServer();
      expect((await contentOf(older)).total).toBe(before.total);
      await older.stop();
    });

    test('a database changed by a newer version is refused at a start, and replaced by a restore', async () => {
      await changeByNewer(server.url);
      await expect(startOnServer()).rejects.toThrow();
      expect((await runBackup(['restore', file(), '--replace'], env)).output).toMatch(/Restored: /);
      const rolledBack = await startOnServer();
      expect((await contentOf(rolledBack)).total).toBe(before.total);
      await rolledBack.stop();
    });

    test('a backup of the first version is brought up to date', async () => {
      const long = join(folder, 'long-ago.tar.gz');
      const old = { ...env, DATABASE_URL: await longAgo(server.url) };
      expect((await runBackup(['backup', long], old)).code).toBe(0);
      expect((await runBackup(['restore', long, '--replace'], env)).output).toMatch(/Restored: /);
      const upgraded = await startOnServer({ SAMPLE_CONTENT: 'off' });
      expect((await upgraded.call('articles', {})).total).toBe(0);
      await upgraded.stop();
    });

    test('a backup of PostgreSQL goes back into an embedded database', async () => {
      const home = makeDataDir();
      expect((await runBackup(['restore', later()], { DATA_DIR: home })).output).toMatch(/Restored: /);
      const back = await startBackend({}, home);
      expect((await contentOf(back)).total).toBe(before.total + 1);
      await back.destroy();
    });
  },
);
