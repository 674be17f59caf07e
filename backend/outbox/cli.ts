import { readConfig } from '@/backend/kernel/config';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { openDatabase } from '@/backend/db/open';
import { StartupError } from '@/backend/kernel/errors';
import { readArguments } from '@/backend/outbox/arguments';
import { countOf } from '@/backend/kernel/text/count-of';
import { listWaiting } from './waiting';

type Waiting = CallOutput<'outboxWaiting'>;
type Wanted = CallInput<'outboxWaiting'>;

/** `npm run outbox`: prints the letters and text messages that wait or failed, codes included, and what background jobs leave out; the newest first. */
async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  const config = readConfig();
  const { list, skipped } =
    (await callBackend(config.port, config.secret, wanted)) ?? (await readDatabase(config, wanted));
  for (const row of list) {
    const tried = row.last_error ? `  (${countOf(row.attempts, 'try', 'tries')}: ${row.last_error})` : '';
    const state = row.state === 'failed' ? '  FAILED' : '';
    process.stdout.write(`\n${row.created_time} UTC+8  ${row.kind}  ${row.to}${state}${tried}\n`);
    if (row.subject) process.stdout.write(`  ${row.subject}\n`);
    for (const line of row.text.split('\n')) process.stdout.write(`    ${line}\n`);
  }
  const failed = list.filter(({ state }) => state === 'failed').length;
  process.stdout.write(
    list.length === 0 ? 'Nothing waits.\n' : `\n${list.length - failed} waiting, ${failed} failed\n`,
  );
  if (!config.isSending) process.stdout.write('SENDING=off: nothing is sent.\n');
  if (skipped.length > 0) process.stdout.write('\nLeft out by background jobs, and tried again:\n');
  for (const { job, row, failures, error, since, next_time } of skipped)
    process.stdout.write(
      `  ${job} ${row}  since ${since}, ${countOf(failures, 'time')}, next ${next_time}\n    ${error}\n`,
    );
}

/** The embedded database has one owner: while the backend runs it is asked. Null when it does not run. */
async function callBackend(port: number, secret: string, wanted: Wanted): Promise<Waiting | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/internal/outbox`, {
    method: 'POST',
    headers: { [HEADERS.secret]: secret, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!answer) return null;
  const { code, message, data } = (await answer.json()) as {
    code: number;
    message: string;
    data: Waiting;
  };
  if (code !== 200)
    throw new StartupError(`the backend answered ${code}: ${message}. Is it another installation's?`);
  return data;
}

async function readDatabase(
  options: { dataDir: string; databaseUrl: string | null },
  wanted: Wanted,
): Promise<Waiting> {
  const database = await openDatabase(options);
  try {
    return await listWaiting({ db: database.db }, wanted);
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
