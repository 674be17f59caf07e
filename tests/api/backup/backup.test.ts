import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import postgres from 'postgres';
import { calls } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { makeList, runStatements } from '@/backend/db/migrate';
import { listMigrations } from '@/backend/db/migrations-list';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { importInto, makeItem } from '@/tests/support/items';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

interface Ended {
  code: number | null;
  output: string;
}

/** Each test starts a backend or two, and a scratch database. */
jest.setTimeout(240_000);

let folder = '';
beforeAll(() => (folder = makeDataDir()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `backup` or `restore` as an operator does; nothing listens on the port unless it is given. */
async function run(
  words: string[],
  env: Record<string, string>,
  limit = 'unlimited',
  stop?: { signal: NodeJS.Signals; when: () => boolean },
): Promise<Ended> {
  const child = spawn(
    'sh',
    ['-c', `ulimit -f ${limit}; exec "$0" scripts/backup.mjs "$@"`, process.execPath, ...words],
    {
      env: { ...process.env, BACKEND_PORT: String(await freePort()), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const timer = setInterval(() => stop?.when() && child.kill(stop.signal), 20);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  return { code, output };
}

const envOf = (backend: TestBackend) => ({
  BACKEND_PORT: String(backend.port),
  BACKEND_SECRET: backend.secret,
  DATA_DIR: backend.dataDir,
});

/** What readers see of an installation. */
async function contentOf(backend: TestBackend) {
  const { list, total } = await backend.call('articles', { size: 100 });
  const first = list.at(0)?.id ?? 0;
  return {
    total,
    titles: list.map(({ id, title }) => `${id} ${title}`),
    first: await backend.call('contentDetails', { id: first }),
    found: (await backend.call('searchMore', { keyword: '国债', kind: 'article' })).list.map(
      ({ title }) => title,
    ),
    events: (await backend.call('siteCounts', {})).events_upcoming,
  };
}

/** The name of the sequence in which its changes are numbered. */
async function sequenceOf(backend: TestBackend): Promise<unknown> {
  const answer = await backend.raw(calls.pageChanges.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backend.secret },
    body: JSON.stringify({ after: null }),
  });
  return calls.pageChanges.output.parse((await answer.json()).data).sequence;
}

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

async function untilNone(place: string, prefix: string): Promise<void> {
  while (readdirSync(place).some((name) => name.startsWith(prefix)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const entriesOf = (file: string) => gunzipSync(readFileSync(file)).toString('latin1');

describe('the drill: lose the machine, restore the file', () => {
  let origin: TestBackend;
  let before: Awaited<ReturnType<typeof contentOf>>;
  let sequence: unknown;
  const file = () => join(folder, 'night.tar.gz');

  beforeAll(async () => {
    origin = await startBackend();
    mkdirSync(join(origin.dataDir, 'uploads/ab'), { recursive: true });
    writeFileSync(join(origin.dataDir, 'uploads/ab/picture.jpg'), 'a picture');
    await importInto(origin, [makeItem('kept')]);
    before = await contentOf(origin);
    sequence = await sequenceOf(origin);
  });
  afterAll(() => origin.destroy());

  test('a backup is made while the backend runs, and was restored once before it has its name', async () => {
    const made = await run(['backup', file()], {
      ...envOf(origin),
      SMTP_URL: 'smtp://me:hidden-word@127.0.0.1',
    });
    expect(made.output).toMatch(/^Backed up: \d{3,} rows in \d+ tables, 1 pictures\.\n$/);
    expect(made.code).toBe(0);
    expect(await contentOf(origin)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['night.tar.gz']);
    expect(readdirSync(origin.dataDir).filter((name) => name.startsWith('.copy'))).toEqual([]);
  });

  test('it holds no secret unless asked to', async () => {
    expect(entriesOf(file())).not.toMatch(/hidden-word|backend\.secret|BEGIN PRIVATE KEY/);
    const open = join(folder, 'open.tar.gz');
    writeFileSync(join(origin.dataDir, 'session.secret'), 'the-secret-of-the-sessions-of-this-test');
    const env = { ...envOf(origin), SMTP_URL: 'smtp://me:hidden-word@127.0.0.1' };
    expect((await run(['backup', open, '--with-secrets', '--no-verify'], env)).code).toBe(0);
    expect(entriesOf(open)).toMatch(/hidden[\s\S]*the-secret-of-the-sessions/);
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('%s ends a backup whole, with its code', async (signal, code) => {
    const part = join(folder, 'part');
    mkdirSync(part);
    const stopped = await run(['backup', join(part, 'stopped.tar.gz')], envOf(origin), 'unlimited', {
      signal,
      when: () => readdirSync(part).some((name) => existsSync(join(part, name, 'db/postgres'))),
    });
    expect(stopped).toEqual({ code, output: '' });
    expect(readdirSync(part)).toEqual([]);
    rmSync(part, { recursive: true });
    await untilNone(origin.dataDir, '.copy');
    expect(await contentOf(origin)).toEqual(before);
  });

  test('what a killed backup left is removed by the next', async () => {
    const part = join(folder, 'part');
    mkdirSync(join(part, '.backup-abcdef/db'), { recursive: true });
    writeFileSync(join(part, '.backup-abcdef/backup.part'), 'half of it');
    expect((await run(['backup', join(part, 'next.tar.gz'), '--no-verify'], envOf(origin))).code).toBe(0);
    expect(readdirSync(part)).toEqual(['next.tar.gz']);
    rmSync(part, { recursive: true });
  });

  test('it is not written over another file', async () => {
    const again = await run(['backup', file()], envOf(origin));
    expect(again).toEqual({ code: 1, output: expect.stringMatching(/is there already/) });
  });

  test('it is not restored under a running backend, nor over data', async () => {
    const running = await run(['restore', file(), '--replace'], envOf(origin));
    expect(running).toEqual({ code: 1, output: expect.stringMatching(/The backend runs/) });
    const elsewhere = await run(['restore', file(), '--replace'], { DATA_DIR: origin.dataDir });
    expect(elsewhere).toEqual({ code: 1, output: expect.stringMatching(/Another process is using/) });
    await origin.stop();
    const full = await run(['restore', file()], { DATA_DIR: origin.dataDir });
    expect(full).toEqual({ code: 1, output: expect.stringMatching(/There is data already/) });
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['of something else', () => Buffer.from('not a backup')],
  ])('a file %s is refused, and the data stays', async (_, damage) => {
    const bad = join(folder, 'bad.tar.gz');
    writeFileSync(bad, damage(readFileSync(file())));
    const refused = await run(['restore', bad, '--replace'], { DATA_DIR: origin.dataDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/bad\.tar\.gz/);
  });

  test('a restore that runs out of room leaves the old data', async () => {
    const failed = await run(['restore', file(), '--replace'], { DATA_DIR: origin.dataDir }, '4096');
    expect(failed.code).not.toBe(0);
    const again = await startBackend({}, origin.dataDir);
    expect(await contentOf(again)).toEqual(before);
    expect(existsSync(join(origin.dataDir, 'uploads/ab/picture.jpg'))).toBe(true);
    expect(await sequenceOf(again)).toBe(sequence);
    await again.stop();
  });

  test('SIGTERM ends a restore whole; what a killed one left is removed at the next start', async () => {
    const stopped = await run(['restore', file(), '--replace'], { DATA_DIR: origin.dataDir }, 'unlimited', {
      signal: 'SIGTERM',
      when: () => existsSync(join(origin.dataDir, 'restore.part/postgres')),
    });
    expect(stopped).toEqual({ code: 143, output: '' });
    expect(readdirSync(origin.dataDir)).not.toContain('restore.part');
    mkdirSync(join(origin.dataDir, 'restore.part/uploads'), { recursive: true });
    mkdirSync(join(origin.dataDir, '.copy-abcdef/postgres'), { recursive: true });
    const again = await startBackend({}, origin.dataDir);
    expect(await contentOf(again)).toEqual(before);
    expect(readdirSync(origin.dataDir).filter((name) => /^(restore|\.copy)/.test(name))).toEqual([]);
    await again.stop();
  });

  test('restored on a new machine, everything is there', async () => {
    const dataDir = makeDataDir();
    const restored = await run(['restore', file()], { DATA_DIR: dataDir });
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored: /) });
    expect(readFileSync(join(dataDir, 'uploads/ab/picture.jpg'), 'utf8')).toBe('a picture');
    const backend = await startBackend({}, dataDir);
    expect(await contentOf(backend)).toEqual(before);
    // Its changes get the numbers of those the lost machine went on with.
    expect(await sequenceOf(backend)).not.toBe(sequence);
    expect((await importInto(backend, [makeItem('after')])).code).toBe(200);
    await backend.destroy();
  });

  (hasPostgres ? test : test.skip)('from embedded to PostgreSQL and back', async () => {
    const server: TestPostgres = await startPostgres();
    try {
      const dataDir = makeDataDir();
      const env = { DATA_DIR: dataDir, DATABASE_URL: server.url };
      expect((await run(['restore', file()], env)).output).toMatch(/^Restored: /);
      const running = await startBackend({ DATABASE_URL: server.url }, dataDir);
      expect(await contentOf(running)).toEqual(before);
      const inUse = await run(['restore', file(), '--replace'], env);
      expect(inUse).toEqual({
        code: 1,
        output: expect.stringMatching(
          /The database postgres is in use: .*--even-if-running --confirm postgres/,
        ),
      });
      const words = ['restore', file(), '--replace', '--even-if-running'];
      expect((await run(words, env)).output).toMatch(/needs --confirm DATABASE/);
      expect((await run([...words, '--confirm', 'other'], env)).output).toMatch(/leads to postgres/);
      expect(await contentOf(running)).toEqual(before);
      const visits = visitOften(running);
      const even = await run([...words, '--confirm', 'postgres'], env);
      await visits.stop();
      await running.stop();
      expect(even).toEqual({
        code: 0,
        output: expect.stringMatching(/^Restored: [\s\S]*Restart every portal/),
      });
      const onServer = await startBackend({ DATABASE_URL: server.url }, dataDir);
      expect(await contentOf(onServer)).toEqual(before);
      await importInto(onServer, [makeItem('written on the server')]);
      const after = await contentOf(onServer);
      const second = join(folder, 'server.tar.gz');
      expect(
        (await run(['backup', second], { ...envOf(onServer), DATABASE_URL: server.url })).output,
      ).toMatch(/^Backed up: /);
      await onServer.stop();
      expect((await run(['restore', second], env)).output).toMatch(/There is data already/);
      expect((await run(['restore', file(), '--replace'], env)).output).toMatch(/Restored: /);
      const older = await startBackend({ DATABASE_URL: server.url }, dataDir);
      expect((await contentOf(older)).total).toBe(after.total - 1);
      await older.stop();

      await changeByNewer(server.url);
      await expect(startBackend({ DATABASE_URL: server.url }, dataDir)).rejects.toThrow();
      expect((await run(['restore', file(), '--replace'], env)).output).toMatch(/Restored: /);
      const rolledBack = await startBackend({ DATABASE_URL: server.url }, dataDir);
      expect((await contentOf(rolledBack)).total).toBe(after.total - 1);
      await rolledBack.stop();

      const long = join(folder, 'long-ago.tar.gz');
      expect((await run(['backup', long], { ...env, DATABASE_URL: await longAgo(server.url) })).code).toBe(0);
      expect((await run(['restore', long, '--replace'], env)).output).toMatch(/Restored: /);
      const upgraded = await startBackend({ DATABASE_URL: server.url, SAMPLE_CONTENT: 'off' }, dataDir);
      expect((await upgraded.call('articles', {})).total).toBe(0);
      await upgraded.destroy();

      expect((await run(['restore', second, '--replace'], { DATA_DIR: origin.dataDir })).output).toMatch(
        /Restored: /,
      );
      const back = await startBackend({}, origin.dataDir);
      expect(await contentOf(back)).toEqual(after);
      await back.stop();
    } finally {
      await server.stop();
    }
  });
});
