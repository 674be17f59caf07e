import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@/tests/support/browser-test';
import { makeDataDir } from '@/tests/support/backend';
import { SECRET } from '@/tests/support/backend-settings';
import { EMBEDDED, fillDataDir } from '@/tests/support/data-template';

const OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);
const [PORT, BACKEND_PORT] = [3491 + OFFSET, 4491 + OFFSET];
const BASE = `http://localhost:${PORT}`;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let dataDir = '';
let program: ChildProcess;

test.beforeAll(async () => {
  dataDir = makeDataDir();
  await fillDataDir(dataDir, EMBEDDED);
});
test.afterAll(() => {
  program.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  program = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      BACKEND_PORT: String(BACKEND_PORT),
      BACKEND_SECRET: SECRET,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
  });
  await until(() => statusOf(`${BASE}/readyz`), 200);
}

const statusOf = (address: string) =>
  fetch(address, { headers: { connection: 'close' } }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );

async function until(status: () => Promise<number>, wanted: number): Promise<void> {
  await expect.poll(status, { timeout: 120_000 }).toBe(wanted);
}

const children = () =>
  spawnText('pgrep', ['-P', String(program.pid)]).then((text) => text.trim().split('\n').map(Number));

function spawnText(command: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.once('close', () => resolve(text));
  });
}

test('a stop under load refuses new connections, and no page fails', async () => {
  await start();
  const statuses: number[] = [];
  let isOver = false;
  const load = Array.from({ length: 8 }, async (_, reader) => {
    for (let round = 0; !isOver; round += 1)
      statuses.push(await statusOf(`${BASE}/search/w${reader}x${round}`));
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(16);
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
  isOver = true;
  await Promise.all(load);
  // 0 is a refused connection; where there are several portals, another one takes it.
  expect([...new Set(statuses)].filter((status) => status !== 0)).toEqual([200]);
});

test('each program that is killed is started again', async () => {
  await start();
  const [backend = 0, portal = 0] = await children();
  process.kill(backend, 'SIGKILL');
  await until(() => statusOf(`http://127.0.0.1:${BACKEND_PORT}/readyz`), 0);
  await until(() => statusOf(`${BASE}/readyz`), 200);
  process.kill(portal, 'SIGKILL');
  await until(() => statusOf(`${BASE}/healthz`), 0);
  await until(() => statusOf(`${BASE}/readyz`), 200);
});

test('killing the supervisor frees both ports', async () => {
  program.kill('SIGKILL');
  await until(() => statusOf(`${BASE}/healthz`), 0);
  await until(() => statusOf(`http://127.0.0.1:${BACKEND_PORT}/healthz`), 0);
});
