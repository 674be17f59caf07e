import { readConfig } from '@/backend/kernel/config';
import { SettingError } from '@/backend/contract/process/setting-error';
import { StartupError } from '@/backend/kernel/errors';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { type Arguments, readArguments, USAGE } from './arguments';
import { type Delivered, openDelivery } from '@/backend/main/import-delivery';
import type { ImportItem } from './item';
import { readImport } from './read-import';
import { Report } from './report';

/** Each batch is a transaction, and each transaction waits for the disk. */
const BATCH = 250;

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given.isHelp || given.sources.length === 0) {
    process.stdout.write(`${USAGE}\n`);
    process.exitCode = given.isHelp ? 0 : 1;
    return;
  }
  const report = new Report(given.isJson ? process.stderr : process.stdout, given.isDryRun);
  await run(given, report);
  if (given.isJson) process.stdout.write(`${JSON.stringify(report.summary(), null, 2)}\n`);
  else report.print();
  process.exitCode = report.hasBroken() ? 1 : 0;
}

async function run(given: Arguments, report: Report): Promise<void> {
  const { deliver, close } = await openDelivery(readConfig(), given);
  const fetchBytes = async (url: string) => ({
    bytes: await fetchPicture(url, () => true),
    contentType: null,
    url,
  });
  const seen = new Set<string>();
  let batch: ImportItem[] = [];
  let delivery: Promise<Delivered> | null = null;
  const settle = async () => {
    if (delivery) report.stored(await delivery);
    delivery = null;
  };
  // One batch is stored while the next one is read.
  const flush = async () => {
    await settle();
    if (batch.length > 0) delivery = deliver(batch);
    batch = [];
    // Until somebody waits for it, a failure would end the process without a word.
    delivery?.catch(() => undefined);
  };
  for (const source of given.sources) {
    for await (const event of readImport(source, { fetchBytes })) {
      if (event.type !== 'item') report.event(event);
      else if (seen.has(event.item.sourceKey)) report.repeated(event.item.sourceKey);
      else {
        seen.add(event.item.sourceKey);
        batch.push(event.item);
      }
      if (batch.length >= BATCH) await flush();
    }
  }
  await flush();
  await settle();
  await close();
}

/** What the person who runs it can mend is said in a line, without where in the program it arose. */
function lineOf(error: unknown): string {
  if (error instanceof SettingError || error instanceof StartupError || error instanceof TypeError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`lianxun import: ${lineOf(error)}\n`);
  process.exit(1);
});
