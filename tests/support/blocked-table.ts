import type postgres from 'postgres';

/**
 * Waits until a write waits for a locked table.
 * @throws Error when none does within twenty seconds
 */
export async function untilBlocked(sql: postgres.Sql, table: string): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const [row] = await sql`select 1 from pg_locks l join pg_class c on c.oid = l.relation
      join pg_database d on d.oid = l.database and d.datname = current_database()
      where c.relname = ${table} and not l.granted`;
    if (row) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nobody wrote ${table}`);
}
