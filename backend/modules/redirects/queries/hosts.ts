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
