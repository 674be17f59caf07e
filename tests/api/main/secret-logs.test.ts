import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS } from '@/backend/contract/headers';
import { SECRET_PATHS } from '@/backend/contract/process/secret-path';
import { SECRET } from '@/tests/support/backend-settings';
import { fillDataDir } from '@/tests/support/data-template';
import { freePort } from '@/tests/support/free-port';
import { hasVarnish, stopFront } from '@/tests/support/front';
import { type Program, spawnBackend } from '@/tests/support/program';
import { until } from '@/tests/support/until';

const KEY = 'bearer-key-0123456789abcdef';
const addresses = [
  ...SECRET_PATHS.flatMap((path) => [path, `/en${path}`]).map((path) => path + KEY),
  `/ac_ticket?key=${KEY}`,
  // Other spellings of the same addresses.
  `/%70review/${KEY}`,
  `/preview%2F${KEY}`,
  `/en/ac_ticket/k%65y/${KEY}`,
  `/%65xports/${KEY}`,
];
const folder = mkdtempSync(join(tmpdir(), 'lx-secret-logs-'));
let backend: Program;
let front: ChildProcess | null = null;

beforeAll(async () => {
  await fillDataDir(folder, { SAMPLE_CONTENT: 'off' });
  backend = await spawnBackend(folder, { LOG_LEVEL: 'info' });
  await backend.untilReadiness(({ status }) => status === 200);
});
afterAll(async () => {
  await stopFront(front);
  backend.process.kill();
  await backend.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Paths in a log of JSON lines. */
const pathsIn = (log: string) =>
  log.split('\n').flatMap((line) => /"path":"([^"]*)"/.exec(line)?.slice(1) ?? []);

test('the backend logs each request for an address with a key, without the key', async () => {
  for (const address of addresses) await fetch(backend.url + address);
  await fetch(`${backend.url}/the-last`);
  await until(async () => pathsIn(backend.output()).includes('/the-last'));
  expect(pathsIn(backend.output())).toContain('/exports/…');
  expect(backend.output()).not.toContain(KEY);
});

test('regular polls of programs are logged only when they fail', async () => {
  const poll = (headers: Record<string, string>) =>
    fetch(`${backend.url}/internal/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"after":null}',
    });
  const logged = () => pathsIn(backend.output()).filter((path) => path === '/internal/changes').length;
  expect((await poll({ [HEADERS.secret]: SECRET })).status).toBe(200);
  await fetch(`${backend.url}/healthz`);
  await fetch(`${backend.url}/after-the-polls`);
  await until(async () => pathsIn(backend.output()).includes('/after-the-polls'));
  expect(logged()).toBe(0);
  expect(pathsIn(backend.output())).not.toContain('/healthz');
  expect((await poll({})).status).toBeGreaterThanOrEqual(400);
  await until(async () => logged() === 1);
});

const withVarnish = hasVarnish ? test : test.skip;
withVarnish('the edge cache logs each such request, without the key', async () => {
  const port = await freePort();
  // The edge cache uses the backend as its portal: its own log is the same.
  front = spawn(process.execPath, ['scripts/front.mjs'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      FRONT_PORT: String(port),
      FRONT_PORTALS: `127.0.0.1:${backend.port}`,
      DATA_DIR: folder,
      TRUST_PROXY: '1',
    },
  });
  let log = '';
  front.stdout?.on('data', (chunk) => (log += chunk));
  const request = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await until(async () => (await request('/healthz'))?.ok === true);
  // The log starts a moment after the first answer.
  await until(async () => {
    await request('/begun');
    return pathsIn(log).includes('/begun');
  });
  for (const address of addresses) await request(address);
  await request('/the-last');
  await until(async () => pathsIn(log).includes('/the-last'));
  for (const path of SECRET_PATHS) expect(pathsIn(log)).toContain(`${path}…`);
  expect(log).not.toContain(KEY);
});
