// The real backend process on a data folder of its own, for the benches.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECRET = 'a-secret-of-the-bench-only';

export async function startBench(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lx-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, ['.build/backend.mjs'], {
    env: {
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
  for (;;) {
    if (program.exitCode !== null) throw new Error('the backend ended');
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    dataDir,
    post,
    waiting: async () => (await post('/internal/outbox', {}, { 'x-backend-secret': SECRET })).data.list,
    /** Resident memory in MB. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))[1]) / 1024,
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
