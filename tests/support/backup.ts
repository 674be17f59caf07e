import { spawn } from 'node:child_process';
import { calls } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { QUICK_TO_START } from './backend-settings';
import type { TestBackend } from './backend';
import { freePort } from './free-port';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs `backup` or `restore` as an operator does; nothing listens on the port unless it is given. */
export async function runBackup(
  words: string[],
  env: Record<string, string>,
  limit = 'unlimited',
  stop?: { signal: NodeJS.Signals; when: () => boolean },
): Promise<Ended> {
  const child = spawn(
    'sh',
    [
      '-c',
      `ulimit -f ${limit}; exec "$0" ${QUICK_TO_START.join(' ')} scripts/backup.mjs "$@"`,
      process.execPath,
      ...words,
    ],
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

/** The settings with which an operator's command reaches a running backend. */
export const envOf = (backend: TestBackend) => ({
  BACKEND_PORT: String(backend.port),
  BACKEND_SECRET: backend.secret,
  DATA_DIR: backend.dataDir,
});

/** The content that readers see in an installation. */
export async function contentOf(backend: TestBackend) {
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

/** The name of the sequence that numbers the page changes. */
export async function sequenceOf(backend: TestBackend): Promise<unknown> {
  const answer = await backend.raw(calls.pageChanges.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backend.secret },
    body: JSON.stringify({ after: null }),
  });
  return calls.pageChanges.output.parse((await answer.json()).data).sequence;
}
