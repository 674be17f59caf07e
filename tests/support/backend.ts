import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import type { Envelope } from '@/backend/contract/envelope';
import { QUICK_TO_START, SECRET } from './backend-settings';
import { startHosted } from './backend-host';
import { recordProcess } from './run-processes';
import { databaseSettings, fillDataDir, removeDataDir } from './data-template';
import { freePort } from './free-port';
import { runFolder } from './run-postgres';

const PATIENCE_MS = 180_000;

export interface TestBackend {
  url: string;
  dataDir: string;
  port: number;
  secret: string;
  /** Makes a call by name; the output is parsed by the contract. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  raw(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
  /** Ends it and deletes its data. */
  destroy(): Promise<void>;
}

export interface BackendProcess extends TestBackend {
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a backend: in the program that runs those of this worker, or in a process of its own when its database is the
 * embedded one, when a variable is for Node itself, or no run has begun.
 * @param existing its data folder; without it, a new one
 */
export async function startBackend(
  env: Record<string, string> = {},
  existing?: string,
): Promise<TestBackend> {
  const settings = await prepare(env, existing);
  const run = runFolder();
  const isForNode = Object.keys(env).some((name) => name.startsWith('NODE_'));
  if (!run || !settings.DATABASE_URL || isForNode) return startPrepared(settings);
  const stopHosted = await startHosted(run, { ...process.env, ...settings });
  let ended: Promise<void> | undefined;
  const stop = () => (ended ??= stopHosted());
  return { ...withCalls(settings), stop, destroy: () => remove(settings, stop) };
}

/** Starts a backend in a process of its own, for tests that kill it or look at the process. */
export async function startBackendProcess(
  env: Record<string, string> = {},
  existing?: string,
): Promise<BackendProcess> {
  return startPrepared(await prepare(env, existing));
}

type Settings = Record<string, string> & { BACKEND_PORT: string; DATA_DIR: string; BACKEND_SECRET: string };

async function prepare(env: Record<string, string>, existing?: string): Promise<Settings> {
  const dataDir = existing ?? makeDataDir();
  if (existing === undefined) await fillDataDir(dataDir, env);
  return {
    BACKEND_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    BACKEND_SECRET: SECRET,
    PORTAL_URL: 'http://127.0.0.1:9',
    ...databaseSettings(dataDir),
    ...env,
  };
}

async function startPrepared(settings: Settings): Promise<BackendProcess> {
  const child = spawn(process.execPath, [...QUICK_TO_START, '.build/backend.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  recordProcess(child);
  const backend = withCalls(settings);
  await untilReady(backend.url, child);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return { ...backend, process: child, stop, destroy: () => remove(settings, () => stop('SIGKILL')) };
}

async function remove({ DATA_DIR }: Settings, stop: () => Promise<void>): Promise<void> {
  await stop();
  await removeDataDir(DATA_DIR);
}

/** The ways to call the backend with these settings. */
function withCalls({ BACKEND_PORT, DATA_DIR, BACKEND_SECRET }: Settings) {
  const url = `http://127.0.0.1:${BACKEND_PORT}`;
  const raw = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    dataDir: DATA_DIR,
    port: Number(BACKEND_PORT),
    secret: BACKEND_SECRET,
    raw,
    async call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> {
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
      return definition.output.parse(envelope.data) as CallOutput<Name>;
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
