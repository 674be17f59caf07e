import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { broken, type ImportEvent } from './item';
import { PairCollector } from '@/backend/import/markdown/pair-collector';
import type { Reading } from './reading';
import { DEFAULT_RULES, type ImportRules } from './rules';
import { readFile, unreadable } from './read-file';
import { listFolder } from '@/backend/import/source/folder';
import { hasKnownName } from '@/backend/import/source/format';
import { feedOfPage } from '@/backend/import/source/page-feeds';
import { unzipped } from '@/backend/import/source/unzip';
import { collectParts } from '@/backend/import/wordpress/run-parts';
import { diskFile, type Fetched, fetchedFile, type SourceFile } from '@/backend/import/source/source-file';

export interface ImportOptions {
  /** Fetches an address given as a source. It has to limit size, time and reachable networks itself. */
  fetchBytes: (url: string) => Promise<Fetched>;
  rules?: ImportRules;
  /** Asks the operator for the address of a site that a file does not name; null for no answer. */
  promptForSite?: (file: string) => Promise<string | null>;
  /** The current time: the dates of a long series are read from it on. */
  now?: Date;
}

/**
 * Reads a file, a folder or an address as a stream of items and of remarks about what was left out. Uses the network only
 * through `fetchBytes`, and only for `source` itself.
 */
export async function* readImport(source: string, options: ImportOptions): AsyncGenerator<ImportEvent> {
  yield* readImports([source], options);
}

/** Reads several sources as one run: a post may refer to what is in another file than its own. */
export async function* readImports(
  sources: readonly string[],
  options: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const parts = await collectParts(await filesOf(sources.filter((source) => !ADDRESS.test(source))));
  const now = options.now ?? new Date();
  for (const source of sources) {
    const reading: Reading = {
      pairs: new PairCollector(),
      rules: options.rules ?? DEFAULT_RULES,
      parts,
      promptForSite: options.promptForSite ?? (() => Promise.resolve(null)),
      now,
    };
    if (ADDRESS.test(source)) yield* readAddress(source, options, reading);
    else yield* readPath(source, reading);
    yield* reading.pairs.finish();
  }
}

const ADDRESS = /^https?:\/\//i;

/** The files of folders and the files given, those that are missing left out. */
async function filesOf(sources: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const source of sources) {
    const path = resolve(source);
    const stats = await stat(path).catch(() => null);
    if (stats?.isFile()) files.push(diskFile(path, basename(path), path, null));
    if (!stats?.isDirectory()) continue;
    for (const { path: inner, name, key, entry } of (await listFolder(path)).files)
      if (/\.(xml|wxr)$/i.test(name)) files.push(diskFile(inner, name, key, entry?.charset ?? null));
  }
  return files;
}

async function* readAddress(
  source: string,
  options: ImportOptions,
  reading: Reading,
): AsyncGenerator<ImportEvent> {
  let fetched: Fetched;
  try {
    fetched = unzipped(await options.fetchBytes(source));
    const feed = feedOfPage(fetched.bytes, fetched.url);
    if (feed !== null) fetched = unzipped(await options.fetchBytes(feed));
  } catch (error) {
    yield broken(source, `cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  yield* readFile(fetchedFile(fetched), reading);
}

async function* readPath(source: string, reading: Reading): AsyncGenerator<ImportEvent> {
  const path = resolve(source);
  const stats = await stat(path).catch(() => null);
  if (!stats) yield broken(source, 'does not exist');
  else if (stats.isDirectory()) yield* readFolder(path, reading);
  else {
    const key = `${basename(dirname(path))}/${basename(path)}`;
    yield* readFile(diskFile(path, basename(path), key, null), reading);
  }
}

async function* readFolder(root: string, reading: Reading): AsyncGenerator<ImportEvent> {
  const { files, missing } = await listFolder(root);
  for (const { path, name, key, entry } of files) {
    const file = diskFile(path, name, key, entry?.charset ?? null);
    if (!hasKnownName(name)) yield unreadable(name);
    else if (entry?.content_is_third_party) yield* countOnly(file, reading);
    else yield* readFile(file, reading);
  }
  for (const name of missing) yield broken(name, 'is listed in index.json but does not exist');
}

/** Reads a file whose texts must not be published: yields only their number and what is broken. */
async function* countOnly(file: SourceFile, run: Reading): AsyncGenerator<ImportEvent> {
  const reading = { ...run, pairs: new PairCollector() };
  let items = 0;
  let isRead = true;
  for await (const event of readAll(file, reading)) {
    const isWhole = 'where' in event && event.where === file.name;
    if (
      event.type === 'item' ||
      event.type === 'event' ||
      ((event.type === 'skip' || event.type === 'refused') && !isWhole)
    )
      items += 1;
    else if (event.type === 'broken') {
      isRead = isRead && !isWhole;
      yield event;
    }
  }
  if (isRead) yield { type: 'parsed-only', where: file.name, items };
}

async function* readAll(file: SourceFile, reading: Reading): AsyncGenerator<ImportEvent> {
  yield* readFile(file, reading);
  yield* reading.pairs.finish();
}
