import { readConfig } from '@/backend/kernel/config';
import type { CallOutput } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { openDatabase } from '@/backend/db/open';
import { StartupError } from '@/backend/kernel/errors';
import { listWaiting } from './waiting';

type Waiting = CallOutput<'outboxWaiting'>['list'];

/** `npm run outbox`: prints the letters and text messages that wait, codes included. */
async function main(): Promise<void> {
  const config = readConfig();
  const list = (await askBackend(config.port, config.secret)) ?? (await readDatabase(config));
  for (const row of list) {
    const failed = row.last_error ? `  (${row.attempts} tries: ${row.last_error})` : '';
    process.stdout.write(`\n${row.created_time}  ${row.kind}  ${row.to}${failed}\n`);
    if (row.subject) process.stdout.write(`  ${row.subject}\n`);
    for (const line of row.text.split('\n')) process.stdout.write(`    ${line}\n`);
  }
  process.stdout.write(list.length === 0 ? 'Nothing waits.\n' : `\n${list.length} waiting\n`);
}

/** The embedded database has one owner: while the backend runs it is asked. Null when it does not run. */
async function askBackend(port: number, secret: string): Promise<Waiting | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/internal/outbox`, {
    method: 'POST',
    headers: { [HEADERS.secret]: secret },
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!answer) return null;
  const { code, message, data } = (await answer.json()) as {
    code: number;
    message: string;
    data: { list: Waiting };
  };
  if (code !== 200)
    throw new StartupError(`the backend answered ${code}: ${message}. Is it another installation's?`);
  return data.list;
}

async function readDatabase(options: { dataDir: string; databaseUrl: string | null }): Promise<Waiting> {
  const database = await openDatabase(options);
  try {
    return (await listWaiting({ db: database.db })).list;
  } finally {
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`lianxun outbox: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
