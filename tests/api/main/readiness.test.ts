import '@/tests/support/embedded';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import postgres from 'postgres';
import { makeDataDir } from '@/tests/support/backend';
import { fillDataDir } from '@/tests/support/data-template';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { type Program, spawnBackend } from '@/tests/support/program';

/** Limits the file size of a running process: 0 simulates a full disk. */
const canLimit = existsSync('/usr/bin/prlimit');
const limitFiles = ({ process: { pid } }: Program, size: string) =>
  execFileSync('/usr/bin/prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`]);

const isReady = ({ status }: { status: number }) => status === 200;
const isNot = ({ status }: { status: number }) => status === 503;

jest.setTimeout(120_000);

let dataDir = '';
let backend: Program | null = null;
beforeEach(() => (dataDir = makeDataDir()));
afterEach(async () => {
  backend?.process.kill('SIGKILL');
  await backend?.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

(canLimit ? test : test.skip)(
  'a backend whose embedded database has no disk space is not ready, and ends with an error',
  async () => {
    await fillDataDir(dataDir, { SAMPLE_CONTENT: 'off' });
    backend = await spawnBackend(dataDir, { WATCHDOG_SECONDS: '5' });
    await backend.untilReadiness(isReady);
    limitFiles(backend, '0');
    expect(await backend.untilReadiness(isNot)).toMatch(/^(database|data folder)/);
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
    expect(await backend.ended).toBe(70);
    expect(backend.output()).toMatch(/"silentSeconds":\d+.*the embedded database has stopped answering/);
  },
);

(hasPostgres ? describe : describe.skip)('readiness on a PostgreSQL server', () => {
  let server: TestPostgres;
  let sql: postgres.Sql;
  beforeAll(async () => {
    server = await startPostgres();
    sql = postgres(server.url, {
      max: 3,
      connection: { application_name: 'test' },
      onnotice: () => undefined,
    });
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  test('readiness reports that another backend migrates, and startup waits', async () => {
    const lock = await sql.reserve();
    await lock`select pg_advisory_lock(7205911)`;
    backend = await spawnBackend(dataDir, { DATABASE_URL: server.url });
    expect(await backend.untilReadiness(({ word }) => word.startsWith('migrating'))).toMatch(/waiting/);
    const answer = await fetch(`${backend.url}/siteCounts`, { method: 'POST' });
    expect((await answer.json()).messageKey).toBe('unavailable');
    await lock`select pg_advisory_unlock(7205911)`;
    lock.release();
    await backend.untilReadiness(isReady);
  });

  test('that is read-only', async () => {
    backend = await spawnBackend(dataDir, { DATABASE_URL: server.url });
    await backend.untilReadiness(isReady);
    await sql`alter system set default_transaction_read_only = on`;
    await sql`select pg_reload_conf()`;
    expect(await backend.untilReadiness(isNot)).toMatch(/^database: .*read-only/);
    await sql`alter system reset default_transaction_read_only`;
    await sql`select pg_reload_conf()`;
    await backend.untilReadiness(isReady);
  });

  test('whose connections are all busy', async () => {
    backend = await spawnBackend(dataDir, { DATABASE_URL: server.url });
    await backend.untilReadiness(isReady);
    const lock = await sql.reserve();
    await lock`begin`;
    await lock`lock table list_counts, contents in access exclusive mode`;
    const { url } = backend;
    const calls = Array.from({ length: 12 }, () => fetch(`${url}/siteCounts`, { method: 'POST' }));
    expect(await backend.untilReadiness(isNot)).toBe('database does not answer');
    await lock`rollback`;
    lock.release();
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    await backend.untilReadiness(isReady);
  });

  test('that hangs and recovers', async () => {
    backend = await spawnBackend(dataDir, { DATABASE_URL: server.url, WATCHDOG_SECONDS: '2' });
    await backend.untilReadiness(isReady);
    const rows = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity where backend_type = 'client backend' and application_name <> 'test'`;
    const main = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(rows[0]?.pid)]));
    const pids = [main, ...rows.map(({ pid }) => pid)];
    try {
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      expect(await backend.untilReadiness(isNot)).toBe('database does not answer');
      // Longer than the watchdog waits for an embedded database: it does not end a backend whose server hangs.
      for (let round = 0; round < 3; round += 1) expect((await backend.readiness()).status).toBe(503);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    await backend.untilReadiness(isReady);
  });

  (canLimit ? test : test.skip)('with a data folder that is full', async () => {
    backend = await spawnBackend(dataDir, { DATABASE_URL: server.url });
    await backend.untilReadiness(isReady);
    limitFiles(backend, '0');
    expect(await backend.untilReadiness(isNot)).toMatch(/^data folder: /);
    limitFiles(backend, 'unlimited');
    await backend.untilReadiness(isReady);
  });
});
