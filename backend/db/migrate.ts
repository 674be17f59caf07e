import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { join } from 'node:path';
import type postgres from 'postgres';

/** Any number; every program of the project uses the same one. */
const MIGRATION_LOCK = 7_205_911;

/**
 * Applies what is missing of `backend/db/migrations`. Several backends may start at once on one Postgres: the first
 * migrates under an advisory lock, the others wait for it.
 */
export async function migrate({
  sql,
  isEmbedded,
}: {
  sql: postgres.Sql;
  isEmbedded: boolean;
}): Promise<void> {
  const migrationsFolder = join(process.cwd(), 'backend/db/migrations');
  if (isEmbedded) {
    await runMigrations(drizzle(sql), { migrationsFolder });
    return;
  }
  const lock = await sql.reserve();
  try {
    await lock`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(sql), { migrationsFolder });
  } finally {
    await lock`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    lock.release();
  }
}
