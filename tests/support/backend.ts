import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import type { Envelope } from '@/backend/contract/envelope';
import { COMPILE_CACHE, QUICK_TO_START, SECRET } from './backend-settings';
import { fillDataDir } from './data-template';
import { freePort } from './free-port';
import { dropDatabase } from './run-postgres';

const PATIENCE_MS = 180_000;

export interface TestBackend {
  url: string;
  dataDir: string;
  port: number;
  process: ChildProcess;
  secret: string;
  /** Makes a call by name; the output is parsed by the contract. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  raw(path: string, init?: RequestInit): Promise<Response>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Ends the process and deletes its data. */
  destroy(): Promise<void>;
}

/** The database settings of each data folder whose database is on the shared server of the run. */
const databases = new Map<string, Record<string, string>>();

/** Starts the real backend process. @param existing its data folder; without it, a new one */
export async function startBackend(
  env: Record<string, string> = {},
  existing?: string,
): Promise<TestBackend> {
  const secret = SECRET;
  const dataDir = existing ?? makeDataDir();
  if (existing === undefined) databases.set(dataDir, await fillDataDir(dataDir, env));
  const database = databases.get(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...QUICK_TO_START, '.build/backend.mjs'], {
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      NODE_ENV: 'production',
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      BACKEND_SECRET: secret,
      PORTAL_URL: 'http://127.0.0.1:9',
      ...database,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(url, child);
  const raw = (path: string, init?: RequestInit) => fetch(url + path, init);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir,
    port,
    process: child,
    secret,
    raw,
    stop,
    async call(name, input) {
      const definition: Call = calls[name];
      const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
      const answer =
        definition.methods[0] === 'GET'
          ? await raw(`${definition.path}?${query}`)
          : await raw(definition.path, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(input),
            });
      const envelope = (await answer.json()) as Envelope;
      if (envelope.code !== 200) throw new Error(`${name}: ${envelope.code} ${envelope.message}`);
      return definition.output.parse(envelope.data) as CallOutput<typeof name>;
    },
    async destroy() {
      await stop('SIGKILL');
      if (database?.DATABASE_URL) await dropDatabase(database.DATABASE_URL);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'lx-'));
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (
      await fetch(`${url}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the backend did not become ready');
}
