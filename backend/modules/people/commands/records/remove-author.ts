import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authors } from '@/backend/db/schema/people';
import { weeklies, weeklyAuthors } from '@/backend/db/schema/weeklies';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { Links } from '@/backend/records/kind';
import { removeDocuments } from '@/backend/modules/search/commands/index-documents';

const authorLinks = z.object({
  sourceKey: z.string().nullable(),
  weeklies: z.array(z.object({ weeklyId: z.number(), position: z.number() })),
});

export type AuthorLinks = z.output<typeof authorLinks>;

export function readAuthorLinks(links: Links): AuthorLinks {
  return authorLinks.safeParse(links).data ?? { sourceKey: null, weeklies: [] };
}

/**
 * Removes an author without articles and drafts.
 * @returns what `relinkAuthor` needs to restore it
 * @throws ApiError stillUsed when articles or drafts have this author
 */
export async function removeAuthor(context: Context, id: number): Promise<AuthorLinks> {
  const { db } = context;
  await db.execute(sql`select 1 from authors where id = ${id} for update`);
  const [used] = await db.execute(sql`
    select 1 from contents where author_id = ${id}
    union all select 1 from manuscripts where document->'author_id' = to_jsonb(${id}::bigint)
      or submitted->'author_id' = to_jsonb(${id}::bigint) limit 1`);
  if (used) throw new ApiError('stillUsed');
  const inWeeklies = await db
    .delete(weeklyAuthors)
    .where(eq(weeklyAuthors.authorId, id))
    .returning({ weeklyId: weeklyAuthors.weeklyId, position: weeklyAuthors.position });
  await removeDocuments(context, [{ kind: 'author', refId: id }]);
  const [row] = await db.delete(authors).where(eq(authors.id, id)).returning({ key: authors.sourceKey });
  return { sourceKey: row?.key ?? null, weeklies: inWeeklies };
}

/**
 * Restores the source key of an author, unless another author has it by then, and the author's place in weeklies that
 * still exist.
 */
export async function relinkAuthor(context: Context, id: number, links: AuthorLinks): Promise<void> {
  const { db } = context;
  const { sourceKey } = links;
  if (sourceKey) {
    const [other] = await db.select({ id: authors.id }).from(authors).where(eq(authors.sourceKey, sourceKey));
    if (!other) await db.update(authors).set({ sourceKey }).where(eq(authors.id, id));
  }
  if (links.weeklies.length === 0) return;
  const there = await db
    .select({ id: weeklies.id })
    .from(weeklies)
    .where(
      inArray(
        weeklies.id,
        links.weeklies.map((link) => link.weeklyId),
      ),
    );
  const rows = links.weeklies
    .filter((link) => there.some((weekly) => weekly.id === link.weeklyId))
    .map((link) => ({ ...link, authorId: id }));
  if (rows.length > 0) await db.insert(weeklyAuthors).values(rows).onConflictDoNothing();
}
