import type postgres from 'postgres';
import { lastApplied, createMigrationTable, runStatements } from '@/backend/db/migrate';
import { listMigrations } from '@/backend/db/migrations-list';
import { StartupError } from '@/backend/kernel/errors';
import { readEntries, textOf } from './archive-reader';
import type { About, Manifest } from './manifest';
import { allTables, dropTables, emptyTables, existingTables, writeRows, writeSequences } from './rows';
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
  await dropTables(sql, await tablesInPlace(sql));
  await createMigrationTable(sql);
  for (const migration of listMigrations().filter(({ when }) => when <= about.schema))
    await runStatements(sql, migration);
  await sql`set local time zone 'UTC'`;
  const newTables = await listTables(sql);
  await emptyTables(
    sql,
    newTables.map(({ name }) => name),
  );
  const tables = new Map(about.tables.map((table) => [table.name, table]));
  for await (const entry of readEntries(file)) {
    const table = tables.get(PART.exec(entry.name)?.[1] ?? '');
    if (table) await writeRows(sql, table, await textOf(entry));
  }
  await writeSequences(sql, manifest.sequences);
}

const CREATED = /^create table "(\w+)"/i;

/**
 * The tables a restore replaces: all that the migrations of this version have made. If a newer version has migrated the
 * database, its tables are unknown here, so all tables are replaced.
 */
async function tablesInPlace(sql: postgres.TransactionSql): Promise<string[]> {
  const migrations = listMigrations();
  await createMigrationTable(sql);
  if ((await lastApplied(sql)) > (migrations.at(-1)?.when ?? 0)) return allTables(sql);
  const tableNames = migrations.flatMap(({ statements }) =>
    statements.map((statement) => CREATED.exec(statement.trim())?.[1]),
  );
  return existingTables(
    sql,
    tableNames.filter((name) => name !== undefined),
  );
}
