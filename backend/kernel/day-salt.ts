import { eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { settings } from '@/backend/db/schema/system';
import type { Context } from './context';

/**
 * The salt of a day (`YYYY-MM-DD`) for hashes of readers. Its first use on a day creates it and deletes the previous
 * one, so that the hashes of earlier days cannot be traced.
 */
export async function daySalt(context: Context, key: string, day: string): Promise<string> {
  const fresh = JSON.stringify({ day, salt: randomBytes(32).toString('hex') });
  await context.db.execute(sql`
    insert into settings (key, value) values (${key}, ${fresh}::jsonb)
    on conflict (key) do update set value = excluded.value
    where settings.value ->> 'day' < excluded.value ->> 'day'`);
  const [row] = await context.db
    .select({ salt: sql`${settings.value} ->> 'salt'` })
    .from(settings)
    .where(eq(settings.key, key));
  return typeof row?.salt === 'string' ? row.salt : '';
}
