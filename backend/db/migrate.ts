import type postgres from 'postgres';
import { StartupError } from '@/backend/kernel/errors';
import { integer, nullable } from './codec';
import { readDriverRows } from './driver-rows';
import { listMigrations, type Migration } from './migrations-list';

/** Key of the advisory lock; all programs of the project must use the same. */
const MIGRATION_LOCK = 7_205_911;
const REPORT_EVERY_MS = 10_000;

/**
 * Progress of the migrations: step `index` (from 1) of `total`; 0 while another backend migrates. `seconds` since the
 * start of the step.
 */
export interface MigrationStep {
  name: string;
  index: number;
  total: number;
  state: 'waiting' | 'begun' | 'running' | 'done';
  seconds: number;
}

export type ReportStep = (step: MigrationStep) => void;

/**
 * Applies the missing migrations of `backend/db/migrations`, each in its own transaction and without a time limit. If
 * several backends start on one PostgreSQL, the first migrates under an advisory lock and the others wait.
 * @throws StartupError when a newer version of the program has migrated the database
 */
export async function migrate(
  { sql, isEmbedded }: { sql: postgres.Sql; isEmbedded: boolean },
  notify: ReportStep = () => undefined,
  migrations: Migration[] = listMigrations(),
): Promise<void> {
  const connection = await sql.reserve();
  try {
    if (!isEmbedded) await lockOut(connection, notify, migrations.length);
    await applyMissing(connection, notify, migrations);
  } finally {
    if (!isEmbedded) await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    connection.release();
  }
}

async function lockOut(connection: postgres.ReservedSql, report: ReportStep, total: number): Promise<void> {
  const waiting = { name: 'those of another backend', index: 0, total, state: 'waiting' } as const;
  await timed(
    async () => connection`select pg_advisory_lock(${MIGRATION_LOCK})`,
    (seconds) => report({ ...waiting, seconds }),
  );
}

async function applyMissing(
  connection: postgres.ReservedSql,
  report: ReportStep,
  migrations: Migration[],
): Promise<void> {
  await createMigrationTable(connection);
  const applied = await lastApplied(connection);
  const newest = migrations.at(-1)?.when ?? 0;
  if (applied > newest)
    throw new StartupError(
      `The database was made by a newer version of this program (its schema is of ${new Date(applied).toISOString()}, this version knows it up to ${migrations.at(-1)?.name}). Start that version, or restore a backup made before the upgrade.`,
    );
  const missing = migrations.filter(({ when }) => when > applied);
  for (const [at, migration] of missing.entries()) {
    const step = { name: migration.name, index: at + 1, total: missing.length };
    report({ ...step, state: 'begun', seconds: 0 });
    const seconds = await timed(
      () => apply(connection, migration),
      (elapsed) => report({ ...step, state: 'running', seconds: elapsed }),
    );
    report({ ...step, state: 'done', seconds });
  }
}

/** Creates the table of applied migrations if it is missing. */
export async function createMigrationTable(connection: postgres.ISql): Promise<void> {
  await connection`create schema if not exists drizzle`;
  await connection`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
}

/** The `when` of the newest applied migration; 0 for an empty database. */
export async function lastApplied(connection: postgres.ISql): Promise<number> {
  const [row] = await readDriverRows(
    connection`select max(created_at) as last from drizzle.__drizzle_migrations`,
    { last: nullable(integer) },
  );
  return row?.last ?? 0;
}

async function apply(connection: postgres.ReservedSql, migration: Migration): Promise<void> {
  await connection`begin`;
  try {
    await runStatements(connection, migration);
    await connection`commit`;
  } catch (error) {
    await connection`rollback`;
    throw error;
  }
}

/** Runs one migration and records it as applied, in the caller's transaction. */
export async function runStatements(connection: postgres.ISql, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await connection.unsafe(statement);
  await connection`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${migration.hash}, ${migration.when})`;
}

/** Does work and returns the seconds it took; calls `goesOn` every ten seconds until it ends. */
async function timed(work: () => Promise<unknown>, goesOn: (seconds: number) => void): Promise<number> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10;
  const timer = setInterval(() => goesOn(seconds()), REPORT_EVERY_MS);
  try {
    await work();
    return seconds();
  } finally {
    clearInterval(timer);
  }
}
