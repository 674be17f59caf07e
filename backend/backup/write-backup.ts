import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type postgres from 'postgres';
import type { Config } from '@/backend/kernel/config';
import { lastApplied } from '@/backend/db/migrate';
import { ArchiveWriter } from './archive-writer';
import { ABOUT, type About, FORMAT, MANIFEST, type Manifest } from './manifest';
import { readRows, readSequences } from './rows';
import { listTables } from './table-list';

/** Folders of the data folder that hold pictures. */
export const PICTURE_FOLDERS = ['uploads', 'privateUploads'];
export const SETTINGS = 'settings.env';

export interface BackupOptions {
  withSecrets: boolean;
  /** Lines for `.env`. */
  settings: string;
  now: Date;
}

/** Reads the database as it is at one moment. */
type Snapshot = (
  read: (sql: postgres.TransactionSql) => Promise<Omit<Manifest, 'sums'>>,
) => Promise<Omit<Manifest, 'sums'>>;

/** Writes a backup into an archive; the database first, so that every picture in its rows already exists. */
export async function writeBackup(
  archive: ArchiveWriter,
  config: Pick<Config, 'dataDir' | 's3'>,
  snapshot: Snapshot,
  options: BackupOptions,
): Promise<void> {
  const counted = await snapshot((sql) => writeDatabase(archive, sql, config, options));
  if (!config.s3) for (const folder of PICTURE_FOLDERS) await addFolder(archive, config.dataDir, folder);
  await archive.addText(SETTINGS, options.settings);
  if (options.withSecrets)
    for (const name of readdirSync(config.dataDir).filter((file) => file.endsWith('.secret')))
      await archive.addFile(`secrets/${name}`, join(config.dataDir, name));
  const manifest: Manifest = { ...counted, sums: { ...archive.sums } };
  await archive.addText(MANIFEST, JSON.stringify(manifest));
  await archive.finish();
}

async function writeDatabase(
  archive: ArchiveWriter,
  sql: postgres.TransactionSql,
  { s3 }: Pick<Config, 's3'>,
  { withSecrets, now }: BackupOptions,
): Promise<Omit<Manifest, 'sums'>> {
  const tables = await listTables(sql);
  const about: About = {
    format: FORMAT,
    madeAt: now.toISOString(),
    schema: await lastApplied(sql),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    pictures: s3 ? 'bucket' : 'folder',
    hasSecrets: withSecrets,
  };
  await archive.addText(ABOUT, JSON.stringify(about));
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table.name] = 0;
    let part = 0;
    for await (const chunk of readRows(sql, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + chunk.rows;
      await archive.addText(partName(table.name, (part += 1)), chunk.text);
    }
  }
  return { rows, sequences: await readSequences(sql) };
}

/** The name in the file of the nth part of a table, counted from 1. */
export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;

async function addFolder(archive: ArchiveWriter, dataDir: string, folder: string): Promise<void> {
  const root = join(dataDir, folder);
  let files: string[] = [];
  try {
    files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.endsWith('.part'))
      .map((file) => relative(dataDir, join(file.parentPath, file.name)));
  } catch {
    // Nobody has stored a picture yet.
  }
  for (const file of files.sort()) await archive.addFile(file.split(sep).join('/'), join(dataDir, file));
}
