import { setTimeout } from 'node:timers/promises';
import type postgres from 'postgres';
import { text } from '@/backend/db/codec';
import { readDriverRows } from '@/backend/db/driver-rows';
import { StartupError } from '@/backend/kernel/errors';
import { allTables } from './rows';

const MAX_NAMED = 5;
/**
 * How long each try waits for a table, in ms. All but the last wait less than a second, after which PostgreSQL looks for
 * deadlocks: who reads several tables in another order is then let through, and the next try begins from the first table.
 */
const LOCK_WAITS_MS = [...Array.from({ length: 40 }, (_, tries) => 200 + (tries % 4) * 200), 30_000];
const PAUSE_MS = 100;
/** PostgreSQL's codes for a lock that was not to be had in time, and for a deadlock. */
const LOCK_CODES = ['55P03', '40P01'];

/**
 * @param inUse the database an operator has named to be replaced although it is in use; null when none was named
 * @throws StartupError when another database is named, or none and others are connected to this one
 */
export async function checkUsers(sql: postgres.Sql, inUse: string | null): Promise<void> {
  const [here] = await readDriverRows(sql`select current_database() as name`, { name: text });
  const name = here?.name ?? '';
  if (inUse !== null && inUse !== name)
    throw new StartupError(
      `--confirm names ${inUse}, but DATABASE_URL leads to ${name}. Nothing was changed.`,
    );
  const users = await readDriverRows(
    sql`
    select concat_ws(' ', coalesce(nullif(application_name, ''), 'a program without a name'),
      'from ' || host(client_addr), 'as ' || usename, '(process ' || pid || ')') as description
    from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid() and backend_type in ('client backend', 'walsender')
    order by pid`,
    { description: text },
  );
  if (inUse !== null || users.length === 0) return;
  const more = users.length > MAX_NAMED ? ` and ${users.length - MAX_NAMED} more` : '';
  const list = users.slice(0, MAX_NAMED).map(({ description }) => description);
  throw new StartupError(
    `The database ${name} is in use: ${list.join(', ')}${more}. Stop every portal and backend, then restore; or add --even-if-running --confirm ${name}. Nothing was changed.`,
  );
}

/**
 * Keeps everybody else out of the tables until the transaction ends, before anything in it is changed: who comes later
 * waits, and cannot hold what this transaction needs next.
 * @throws StartupError when others keep using them
 */
export async function lockAllTables(sql: postgres.TransactionSql): Promise<void> {
  const tables = (await allTables(sql)).sort();
  for (const wait of LOCK_WAITS_MS) {
    if (await tryToLock(sql, tables, wait)) return;
    await setTimeout(PAUSE_MS);
  }
  throw new StartupError('Others keep using the tables. Nothing was changed; stop them, then restore.');
}

/** Locks all of these tables or, when others use one of them for longer than it may wait, none. */
async function tryToLock(sql: postgres.TransactionSql, tables: string[], wait: number): Promise<boolean> {
  try {
    await sql.savepoint(async (inner) => {
      await inner.unsafe(`set local lock_timeout = '${wait}ms'`);
      for (const name of tables)
        await inner`lock table ${inner('public')}.${inner(name)} in access exclusive mode`;
    });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (LOCK_CODES.includes(code)) return false;
    throw error;
  }
}
