import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { QUICK_TO_START } from './backend-settings';
import { HOST_PROGRAM } from './bundle-host.mjs';

type Settings = Record<string, string | undefined>;

/**
 * Starts a backend in the program that runs those of this worker, and starts that program where there is none yet.
 * @param run the folder of the run
 * @returns a function that stops the backend
 */
export async function startHosted(run: string, settings: Settings): Promise<() => Promise<void>> {
  const host = await hostOf(run);
  await send(`${host}/start`, JSON.stringify(settings));
  return () => send(`${host}/stop`, String(settings.BACKEND_PORT));
}

async function hostOf(run: string): Promise<string> {
  const note = join(run, `host-${process.env.JEST_WORKER_ID ?? '0'}`);
  const stored = existsSync(note) ? readFileSync(note, 'utf8') : null;
  if (stored && (await isAlive(stored))) return stored;
  const started = await startHost();
  mkdirSync(run, { recursive: true });
  writeFileSync(note, started);
  return started;
}

const isAlive = (host: string) =>
  fetch(`${host}/stop`, { method: 'POST', body: '0' }).then(
    ({ ok }) => ok,
    () => false,
  );

function startHost(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(HOST_PROGRAM, {
      execArgv: QUICK_TO_START,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('exit', () => reject(new Error('the program that runs the backends of tests has ended')));
    child.once('message', (address: AddressInfo) => {
      child.unref();
      child.channel?.unref();
      resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

async function send(url: string, body: string): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}
