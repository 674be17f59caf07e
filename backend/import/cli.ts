import { pino } from 'pino';
import { readConfig } from '@/backend/kernel/config';
import { openDatabase } from '@/backend/db/open';
import { seed } from '@/backend/seed/run';
import { importSubjects } from '@/backend/main/import-subjects';
import { seeders } from '@/backend/main/seeders';
import { findSession } from '@/backend/modules/accounts/commands/sessions';
import { SettingError } from '@/backend/contract/process/setting-error';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { PictureCopier } from '@/backend/import/store/pictures';
import { importItems } from '@/backend/import/store/store-items';
import { deliverToBackend } from './deliver';
import type { ImportItem } from './item';
import { readArguments } from './read-arguments';
import { readImport } from './read-import';
import { Report } from './report';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';

const BATCH = 100;
const USAGE = `npm run import -- [--dry-run] [--report json] [--no-pictures] [--allow-private-hosts] FILE|FOLDER|URL …

Reads JSONL, WordPress WXR, Ghost JSON, RSS, Atom, RDF, JSON Feed and Markdown. Items that were imported before and did
not change are left alone. Works while the portal runs, and while it does not. --dry-run reads and stores nothing;
--report json ends with one JSON object. The exit code is 1 when something was missing or broken.`;

type Deliver = (
  items: ImportItem[],
) => Promise<Awaited<ReturnType<typeof importItems>> & { failures: PictureCopier['failures'] }>;

async function main(): Promise<void> {
  const { flags, sources, isJson } = readArguments(process.argv.slice(2));
  if (sources.length === 0 || flags.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(sources.length === 0 && !flags.includes('--help') ? 1 : 0);
  }
  const isDryRun = flags.includes('--dry-run');
  const pictures = {
    isOffline: flags.includes('--no-pictures'),
    allowPrivate: flags.includes('--allow-private-hosts'),
  };
  const config = readConfig();
  const report = new Report(process.stdout, isJson ? 'json' : 'text');
  const { deliver, close } = isDryRun
    ? { deliver: null, close: async () => undefined }
    : (await isBackendRunning(config))
      ? {
          deliver: (items: ImportItem[]) => deliverToBackend(config, items, pictures),
          close: async () => undefined,
        }
      : await openDirectly(config, pictures);
  const fetchBytes = async (url: string) => ({
    bytes: await fetchPicture(url, () => true),
    contentType: null,
    url,
  });
  const seen = new Set<string>();
  let batch: ImportItem[] = [];
  const flush = async () => {
    if (deliver === null) report.wouldStore(batch.length);
    else if (batch.length > 0) report.stored(await deliver(batch));
    batch = [];
  };
  for (const source of sources) {
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
  report.print(isDryRun);
  await close();
  if (!report.isClean) process.exitCode = 1;
}

async function openDirectly(
  config: ReturnType<typeof readConfig>,
  options: { isOffline: boolean; allowPrivate: boolean },
): Promise<{ deliver: Deliver; close: () => Promise<void> }> {
  const database = await openDatabase(config);
  const log = pino({ level: 'warn' });
  const context = {
    config,
    database,
    db: database.db,
    log,
    now: () => new Date(),
    random: Math.random,
    findSession,
  };
  await seed(context, seeders);
  const pictures = new PictureCopier(context, importSubjects, options);
  return {
    async deliver(items) {
      const outcome = await importItems(context, importSubjects, items, pictures);
      return { ...outcome, failures: pictures.failures.splice(0) };
    },
    async close() {
      if (database.isEmbedded) await database.sql.unsafe('vacuum (analyze)');
      await database.close();
    },
  };
}

main().catch((error: unknown) => {
  const line =
    error instanceof SettingError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`lianxun import: ${line}\n`);
  process.exit(1);
});
