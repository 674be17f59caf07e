import { and, arrayContains, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { landings } from '@/backend/db/schema/landings';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { writtenIn } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';

/** A public landing, by its own slug or that of a sub-page. @throws ApiError notFound, gone when it was withdrawn */
export async function readLanding({ db, now }: Context, slug: string): Promise<CallOutput<'landing'>> {
  const [row] = await db
    .select()
    .from(landings)
    .where(or(eq(landings.slug, slug), arrayContains(landings.pageSlugs, [slug])))
    .limit(1);
  if (!row || row.status === 'draft') throw new ApiError('notFound');
  if (row.status === 'withdrawn') throw new ApiError('gone');
  if (row.releaseTime && row.releaseTime > now()) throw new ApiError('notFound');
  return {
    id: row.id,
    document: row.document,
    langs: writtenIn(row.title),
    updated_time: toWireTime(row.updatedTime),
  };
}

/** The slugs of all public landings and their sub-pages. */
export async function listLandingAddresses({ db, now }: Context): Promise<CallOutput<'landingAddresses'>> {
  const rows = await db
    .select({
      slug: landings.slug,
      pageSlugs: landings.pageSlugs,
      title: landings.title,
      updatedTime: landings.updatedTime,
    })
    .from(landings)
    .where(
      and(
        eq(landings.status, 'published'),
        or(isNull(landings.releaseTime), lte(landings.releaseTime, now())),
      ),
    )
    .orderBy(desc(landings.id));
  return {
    list: rows.flatMap((row) =>
      [row.slug, ...row.pageSlugs].map((slug) => ({
        slug,
        langs: writtenIn(row.title),
        updated_time: toWireTime(row.updatedTime),
      })),
    ),
  };
}
