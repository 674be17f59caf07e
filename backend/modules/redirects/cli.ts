import { readFile } from 'node:fs/promises';
import type { CallOutput } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { redirectCalls } from '@/backend/contract/redirects/calls';
import { MAX_LIST_ROWS } from '@/backend/contract/redirects/limits';
import { textOfFile } from '@/backend/contract/text-of-file';
import { type Config, readConfig } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';

const TIMEOUT_MS = 120_000;
const USAGE = `npm run redirects -- FILE.csv …
npm run redirects

Stores where addresses of an old site lead: a CSV file with the columns from, to and status,
of which the last may be left out and which may have a heading. from is a path, or an address with its host; * in it is
anything, and $1 in to is what stood for it. to is a path of this site, or a full https
address. status is 308 (also for 301, 302, 303 and 307), or 410 for what there is no more.
A row for an address that has one replaces it. Without a file, the whole table is printed
as such a file. The backend has to run.

The exit code is 1 when a row was refused.`;

/** `npm run redirects`: fills and prints the table of old addresses. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const option = words.find((word) => word.startsWith('-'));
  if (option === '--help') return void process.stdout.write(`${USAGE}\n`);
  if (option !== undefined) throw new StartupError(`${option}: there is no such option.\n\n${USAGE}`);
  const config = readConfig();
  if (!(await isBackendRunning(config)))
    throw new StartupError('The backend does not run. Start it, with the portal, by npm start.');
  if (words.length === 0) return void process.stdout.write((await send(config, '')).csv);
  for (const file of words) {
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) throw new StartupError(`${file} cannot be read.`);
    const csv = textOfFile(bytes);
    if (csv.trim() === '') throw new StartupError(`${file} is empty.`);
    report(file, await send(config, csv));
  }
}

function report(file: string, { added, updated, unchanged, refused }: CallOutput<'loadRedirects'>): void {
  process.stdout.write(`${file}: ${added} added, ${updated} updated, ${unchanged} unchanged\n`);
  for (const { line, from, reason } of refused)
    process.stdout.write(`  ${file}:${line}: ${REASONS[reason]}: ${from}\n`);
  if (refused.length > 0) process.exitCode = 1;
}

const REASONS: Record<CallOutput<'loadRedirects'>['refused'][number]['reason'], string> = {
  notAnAddress: 'is no path and no address, or leads to one that is none',
  targetMissing: 'leads nowhere, and its status is not 410',
  loop: 'leads back to itself',
  taken: 'has a row',
  tooLong: 'is too long',
  tooManyPatterns: 'is a pattern, of which there are too many',
  statusUnknown: 'has a status that is neither 308 nor 410',
  off: 'was switched off in the old system',
  gapUnknown: 'leads to a $ that no * in it stands for',
};

async function send(config: Config, csv: string): Promise<CallOutput<'loadRedirectsFile'>> {
  const { path, output } = redirectCalls.loadRedirectsFile;
  const answer = await fetch(`http://127.0.0.1:${config.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: config.secret },
    body: JSON.stringify({ csv }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { code, message, data, fields } = Object(await answer.json());
  if (Object(fields).csv === 'tooLong')
    throw new StartupError(
      `A file may have ${MAX_LIST_ROWS} rows at most. Divide it, and name its parts in one command.`,
    );
  if (code !== 200)
    throw new StartupError(`the backend answered ${code}: ${message}. Is it another installation's?`);
  return output.parse(data);
}

main().catch((error: unknown) => {
  process.stderr.write(`lianxun redirects: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
