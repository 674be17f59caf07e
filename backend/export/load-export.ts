import { createReadStream, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type postgres from 'postgres';
import { ownValue } from '@/backend/contract/own-value';
import { existingTables, writeRows, writeSequences } from '@/backend/backup/rows';
import { listTables } from '@/backend/backup/table-list';
import { FROM_EXPORT } from '@/backend/db/schema/system';
import { integer } from '@/backend/db/codec';
import { readDriverRows } from '@/backend/db/driver-rows';
import { openDatabase } from '@/backend/db/open';
import type { Config } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { type ExportAbout, pictureFile, readAbout, tableFile } from './about';
import { EXPORTED } from './tables';

const LINES_AT_ONCE = 200;

type StorePicture = (path: string, bytes: Buffer, type: string) => Promise<void>;

/**
 * Fills an empty installation with an export: the same ids, addresses and pages. The search index is built at the next
 * start.
 * @param seedKeys keys of the seeds that are marked as done, so that they are not added
 * @throws StartupError when the installation holds items, or the export is not whole or not known
 */
export async function loadExport(
  config: Config,
  folder: string,
  seedKeys: readonly string[],
  storePicture: StorePicture,
): Promise<ExportAbout> {
  const about = readAbout(folder);
  const unknown = about.tables.find(({ name }) => !(name in EXPORTED));
  if (unknown) throw new StartupError(`The export holds ${unknown.name}, which this version does not know.`);
  const database = await openDatabase(config);
  try {
    for (const path of about.pictures)
      await storePicture(path, readFileSync(pictureFile(folder, path)), typeOf(path));
    await database.sql.begin(async (sql) => {
      await refuseFilled(sql);
      await sql`set local time zone 'UTC'`;
      await clear(sql, seedKeys);
      const columns = new Map((await listTables(sql)).map((table) => [table.name, table.columns]));
      for (const { name, rows } of about.tables)
        await fill(sql, folder, { name, columns: columns.get(name) ?? [] }, rows);
      await writeSequences(sql, about.sequences);
    });
    if (database.isEmbedded) await database.sql.unsafe('vacuum (analyze)');
  } finally {
    await database.close();
  }
  rmSync(join(config.dataDir, 'cache'), { recursive: true, force: true });
  return about;
}

async function refuseFilled(sql: postgres.TransactionSql): Promise<void> {
  const [filled] = await readDriverRows(
    sql`select (select count(*) from contents) + (select count(*) from events) as items`,
    { items: integer },
  );
  if (filled && filled.items > 0)
    throw new StartupError(
      `The installation holds ${filled.items} items already. Import an export into an empty one: another DATA_DIR, started with SAMPLE_CONTENT=off or not at all.`,
    );
}

/** Empties the tables of the export, and marks the seeds as done. */
async function clear(sql: postgres.TransactionSql, seedKeys: readonly string[]): Promise<void> {
  const names = await existingTables(sql, Object.keys(EXPORTED));
  const whole = names.filter((name) => !EXPORTED[name]?.only);
  await sql.unsafe(`truncate ${whole.map((name) => `public."${name}"`).join(', ')} cascade`);
  for (const [name, { only }] of Object.entries(EXPORTED))
    if (only) await sql`delete from ${sql(name)} where ${sql(only.column)} in ${sql(only.values)}`;
  await sql`truncate search_docs cascade`;
  await sql`delete from settings where key = 'search:index'`;
  for (const key of seedKeys)
    await sql`insert into settings (key, value) values (${key}, to_jsonb(${FROM_EXPORT}::text)) on conflict do nothing`;
}

async function fill(
  sql: postgres.TransactionSql,
  folder: string,
  table: { name: string; columns: string[] },
  rows: number,
): Promise<void> {
  let [lines, written]: [string[], number] = [[], 0];
  const flush = async () => {
    if (lines.length === 0) return;
    // Columns that are newer than the export get their defaults.
    const [first = '{}'] = lines;
    const sharedColumns = Object.keys(JSON.parse(first)).filter((column) => table.columns.includes(column));
    await writeRows(sql, { name: table.name, columns: sharedColumns }, lines.join('\n'));
    written += lines.length;
    lines = [];
  };
  for await (const line of createInterface({ input: createReadStream(tableFile(folder, table.name)) })) {
    if (line !== '') lines.push(line);
    if (lines.length >= LINES_AT_ONCE) await flush();
  }
  await flush();
  if (written !== rows)
    throw new StartupError(
      `${tableFile(folder, table.name)} has ${written} rows of ${rows}: the export is not whole.`,
    );
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const typeOf = (path: string) => ownValue(TYPES, path.split('.').at(-1) ?? '') ?? 'application/octet-stream';
