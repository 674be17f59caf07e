import { QUICK_TO_START, SECRET } from './backend-settings';
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port';

export interface Program {
  url: string;
  port: number;
  process: ChildProcess;
  /** What it wrote to stdout and stderr so far. */
  output(): string;
  ended: Promise<number | null>;
  /** HTTP status and `status` of `/readyz`; 0 without an answer. */
  readiness(): Promise<{ status: number; word: string }>;
  untilReadiness(isWanted: (answer: { status: number; word: string }) => boolean): Promise<string>;
}

/** Starts a backend and does not wait for it to become ready. */
export async function spawnBackend(dataDir: string, env: Record<string, string> = {}): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...QUICK_TO_START, '.build/backend.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      BACKEND_SECRET: SECRET,
      PORTAL_URL: 'http://127.0.0.1:9',
      SAMPLE_CONTENT: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const readiness = () =>
    fetch(`${url}/readyz`).then(
      async (answer) => ({ status: answer.status, word: String((await answer.json()).status) }),
      () => ({ status: 0, word: '' }),
    );
  return {
    url,
    port,
    process: child,
    output: () => text,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    readiness,
    async untilReadiness(isWanted) {
      for (;;) {
        const answer = await readiness();
        if (isWanted(answer)) return answer.word;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
