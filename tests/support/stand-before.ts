import type postgres from 'postgres';

/** A write before which the backend is to wait. `when` is a condition on `new`, in SQL. */
export interface Point {
  table: string;
  write: 'insert' | 'update';
  when: string;
}

const KEY = 4_242;

/**
 * Runs `work` while a backend that makes such a write waits right before it. `work` gets a function that waits until a
 * backend is there. Afterwards the write goes on, if the backend still lives.
 */
export async function standBefore(
  sql: postgres.Sql,
  { table, write, when }: Point,
  work: (untilThere: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await sql.unsafe(`create or replace function stand() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${KEY}); return new; end $$`);
  await sql.unsafe(
    `create trigger stand before ${write} on ${table} for each row when (${when}) execute function stand()`,
  );
  const gate = await sql.reserve();
  await gate`select pg_advisory_lock(${KEY})`;
  try {
    await work(() => untilSomebodyWaits(sql, `${write} ${table} ${when}`));
  } finally {
    await gate`select pg_advisory_unlock(${KEY})`;
    gate.release();
    await sql.unsafe(`drop trigger stand on ${table}`);
  }
}

/**
 * Waits until a backend waits before the write.
 * @throws Error when none does within twenty seconds
 */
async function untilSomebodyWaits(sql: postgres.Sql, point: string): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const [row] =
      await sql`select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and l.objid = ${KEY} and not l.granted`;
    if (row) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nobody came to ${point}`);
}
