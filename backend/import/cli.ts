import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { listRegionKeys } from '@/backend/kernel/site-brand';
import { readConfig } from '@/backend/kernel/config';
import { importSubjects } from '@/backend/main/import-subjects';
import { seedKeys } from '@/backend/seed/seeder';
import { seeders } from '@/backend/main/seeders';
import { SettingError } from '@/backend/contract/process/setting-error';
import { textOfFile } from '@/backend/contract/text-of-file';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { countOf } from '@/backend/kernel/text/count-of';
import { loadExported } from './load-exported';
import { loadPoints } from './load-points';
import type { ImportItem } from './item';
import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import { promptForSite } from './prompt-for-site';
import { deliverDirectly } from './deliver-directly';
import { openContext } from './open-context';
import { openDestination } from './destination';
import type { ImportRules } from './rules';
import { SeenTerms } from './terms/seen-terms';
import type { OldTerm } from './old-places';
import { TermMap } from './terms/term-map';
import { type Arguments, readArguments } from './read-arguments';
import { readImports } from './read-import';
import { Report } from './report';

/**
 * The most items and characters of a batch. They are limited because one batch is read while another is stored, and
 * because the size of a call is limited.
 */
const BATCH = { items: 400, characters: 8_000_000 };
const USAGE = `npm run import -- [options] FILE|FOLDER|URL …
npm run import -- [--dry-run] [--report json] --series KEY FILE …

Reads JSONL, WordPress WXR, Ghost JSON, RSS, Atom, RDF, JSON Feed and Markdown, and events of
iCalendar files and JSON lists. A folder that
npm run export wrote fills an empty installation. Items that were imported before and did
not change are left alone. With --series the files hold points of the data series with
that key, as CSV or JSON. Works while the portal runs, and while it does not.

  --dry-run              reads and stores nothing
  --report json          ends with one JSON object
  --accept-losses        the exit code is 0 although parts of texts did not arrive
  --gated omit|draft     parts that not everyone may read are left out (omit), or the item
                         becomes a draft with them
  --drafts keep|skip     what is not published becomes a draft of its author, or is left out
  --site https://…       the address of the old site, for an export that does not name it
  --map FILE             a CSV table (kind,from,items,to,name): what categories, tags and
                         authors become: category, region, author, label, or skip
  --write-map FILE       writes such a table of what the sources have
  --no-pictures          copies no pictures
  --allow-private-hosts  copies pictures from the own network, too

The exit code is 1 when something was missing or broken.`;

async function main(): Promise<void> {
  const { flags, sources, isJson, series, ...options } = readArguments(process.argv.slice(2));
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
  if (series !== null) {
    const isWhole = await loadPoints(config, { series, sources, isDryRun, isJson });
    if (!isWhole) process.exitCode = 1;
    return;
  }
  const rules = await withTerms(options);
  if (!isDryRun && (await loadExported(config, sources, seedKeys(seeders)))) return;
  const report = new Report(process.stdout, isJson ? 'json' : 'text', {
    losses: flags.includes('--accept-losses'),
    pictures: pictures.isOffline,
  });
  const { deliver, regions, close } = await openDestination(config, isDryRun, pictures, async () => {
    const { context, close: closeDatabase } = await openContext(config);
    return {
      deliver: deliverDirectly(context, importSubjects, pictures),
      regions: await listRegionKeys(context),
      close: closeDatabase,
    };
  });
  if (regions !== null) rules.map?.checkRegions(regions);
  const fetchBytes = async (url: string) => ({
    bytes: await fetchPicture(url, () => true),
    contentType: null,
    url,
    fetchedAt: new Date(),
  });
  /** Digests of what was read, by source key. */
  const seen = new Map<string, string>();
  let batch: ImportItem[] = [];
  const events: ImportedEvent[] = [];
  const terms: OldTerm[] = [];
  const gone: string[] = [];
  let characters = 0;
  // One batch is stored while the next is read.
  let storing = Promise.resolve();
  const flush = async () => {
    const full = batch;
    batch = [];
    characters = 0;
    await storing;
    if (deliver === null) report.wouldStore(full.length);
    else if (full.length > 0) storing = deliver.items(full).then((outcome) => report.stored(outcome));
    // A rejection is handled where `storing` is awaited; until then it must not end the process.
    storing.catch(() => undefined);
  };
  const flushEvents = async () => {
    const full = events.splice(0);
    if (deliver === null) report.wouldStore(full.length);
    else if (full.length > 0) report.storedEvents(await deliver.events(full));
  };
  for await (const event of readImports(sources, { fetchBytes, rules, promptForSite })) {
    if (event.type === 'event') {
      const before = seen.get(event.event.sourceKey);
      const digest = digestOf(event.event);
      if (before !== undefined) report.repeated(event.origin, event.event.sourceKey, before === digest);
      else events.push(event.event);
      report.addNotes(event.origin, event.event.sourceKey, event.notes);
      report.eventLosses(event.losses);
      seen.set(event.event.sourceKey, before ?? digest);
      if (events.length >= BATCH.items) await flushEvents();
    } else if (event.type === 'term') terms.push(event.term);
    else if (event.type !== 'item') {
      report.event(event);
      if ('gone' in event) gone.push(...(event.gone ?? []));
    } else if (seen.has(event.item.sourceKey))
      report.repeated(
        event.origin,
        event.item.sourceKey,
        seen.get(event.item.sourceKey) === digestOf(event.item),
      );
    else {
      seen.set(event.item.sourceKey, digestOf(event.item));
      batch.push(event.item);
      report.item(event);
      for (const { text } of event.item.texts) characters += text.body.length;
    }
    if (batch.length >= BATCH.items || characters >= BATCH.characters) await flush();
  }
  await flush();
  await storing;
  await flushEvents();
  if (deliver && seen.size > 0) report.moved(await deliver.addresses({ terms, gone }));
  report.print(isDryRun);
  if (rules.seen && options.writeMap !== null) {
    const { csv, rows } = rules.seen.toTable();
    await writeFile(options.writeMap, csv);
    if (!isJson)
      process.stdout.write(
        `\n${options.writeMap}: ${countOf(rows, 'category, tag or author', 'categories, tags and authors')}.\n`,
      );
  }
  await close();
  if (!report.isClean) process.exitCode = 1;
}

function digestOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
}

/** The rules with the table of terms, and with a count of terms when one is to be written. */
async function withTerms({
  rules,
  map,
  writeMap,
}: Pick<Arguments, 'rules' | 'map' | 'writeMap'>): Promise<ImportRules> {
  const seen = writeMap === null ? null : new SeenTerms();
  if (map === null) return { ...rules, seen };
  const bytes = await readFile(map).catch(() => null);
  if (bytes === null) throw new SettingError(`${map} cannot be read.`);
  return { ...rules, seen, map: new TermMap(textOfFile(bytes), map) };
}

main().catch((error: unknown) => {
  const line =
    error instanceof SettingError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`lianxun import: ${line}\n`);
  process.exit(1);
});
