// The real backend process on a data folder of its own, for the benches.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEMORY_OPTIONS, MEMORY_SETTINGS } from '../../scripts/memory.mjs';

export const SECRET = 'a-secret-of-the-bench-only';

/**
 * Waits until an address answers with success.
 * @throws Error when the program ends before
 */
export async function untilUp(url, program) {
  for (;;) {
    if (program.exitCode !== null || program.signalCode !== null) throw new Error('the program ended');
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Memory of a process in MB, from its status in /proc: `VmRSS` is the current size, `VmHWM` the peak. */
export const memoryOf = ({ pid }, line = 'VmRSS') =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/**
 * Starts a backend on an empty data folder.
 * @param file another build of the backend
 */
export async function startBench(env = {}, file = '.build/backend.mjs') {
  const dataDir = mkdtempSync(join(tmpdir(), 'lx-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [...MEMORY_OPTIONS.backend, file], {
    env: {
      ...MEMORY_SETTINGS,
      ...process.env,
      NODE_ENV: 'production',
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
      BACKEND_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      PORTAL_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilUp(`${url}/readyz`, program);
  const post = async (path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  return {
    url,
    port,
    dataDir,
    post,
    waiting: async () => (await post('/internal/outbox', {}, { 'x-backend-secret': SECRET })).data.list,
    /** Resident memory in MB. */
    memory: () => memoryOf(program),
    program,
    async stop() {
      const ended = new Promise((resolve) => program.once('exit', resolve));
      program.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function percentile(list, part) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

export const median = (list) => percentile(list, 0.5);
