import type postgres from 'postgres';
import { makeList, runStatements } from '@/backend/db/migrate';
import { listMigrations } from '@/backend/db/migrations-list';
import { StartupError } from '@/backend/kernel/errors';
import { readEntries, textOf } from './archive-reader';
import type { About, Manifest } from './manifest';
import { dropTables, emptyTables, existingTables, writeRows, writeSequences } from './rows';
import { listTables } from './table-list';

const PART = /^tables\/([^/]+)\/\d+\.jsonl$/;

/** @throws StartupError when this version does not know the schema of a backup */
export function checkSchema({ schema }: About): void {
  if (!listMigrations().some(({ when }) => when === schema))
    throw new StartupError(
      'The backup was made by a newer version of this program. Install that version, then restore.',
    );
}

/**
 * Makes a database out of a backup, in the caller's transaction: the schema as it was then, its rows, its sequences. What
 * the schema has gained since is applied at the next start.
 */
export async function loadDatabase(
  sql: postgres.TransactionSql,
  file: string,
  about: About,
  manifest: Manifest,
): Promise<void> {
  const names = about.tables.map(({ name }) => name);
  await dropTables(sql, await existingTables(sql, names));
  await makeList(sql);
  for (const migration of listMigrations().filter(({ when }) => when <= about.schema))
    await runStatements(sql, migration);
  await sql`set local time zone 'UTC'`;
  const made = await listTables(sql);
  await emptyTables(
    sql,
    made.map(({ name }) => name),
  );
  const tables = new Map(about.tables.map((table) => [table.name, table]));
  for await (const entry of readEntries(file)) {
    const table = tables.get(PART.exec(entry.name)?.[1] ?? '');
    if (table) await writeRows(sql, table, await textOf(entry));
  }
  await writeSequences(sql, manifest.sequences);
}
