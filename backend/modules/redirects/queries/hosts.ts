import { and, isNull, ne } from 'drizzle-orm';
import { redirects } from '@/backend/db/schema/redirects';
import type { Context } from '@/backend/kernel/context';

/** The hosts of old sites in the table, without `www.`. */
export async function listRedirectHosts({ db }: Context): Promise<string[]> {
  const rows = await db
    .selectDistinct({ host: redirects.host })
    .from(redirects)
    .where(and(ne(redirects.host, ''), isNull(redirects.removedAt)));
  return rows.map(({ host }) => host);
}

/** Whether no address is in the table, so that none needs to be looked up. */
export async function isTableEmpty({ db }: Context): Promise<boolean> {
  const rows = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(isNull(redirects.removedAt))
    .limit(1);
  return rows.length === 0;
}
