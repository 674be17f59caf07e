import { eq, sql } from 'drizzle-orm';
import { authorAliases, authors } from '@/backend/db/schema/people';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { moveFollows } from '@/backend/records/move-follows';
import { recountList } from '@/backend/modules/stories/commands/recount-list';

/**
 * Merges an author into another: articles, drafts, weeklies, followers and the names in imports move to `into`, and the
 * first author is deleted.
 * @throws ApiError invalidInput when both belong to a member, notFound
 */
export async function mergeAuthors(context: Context, id: number, into: number): Promise<void> {
  const { db } = context;
  const rows = await db
    .select()
    .from(authors)
    .where(sql`id in (${id}, ${into})`)
    .orderBy(authors.id)
    .for('update');
  const gone = rows.find((row) => row.id === id);
  const stored = rows.find((row) => row.id === into);
  if (!gone || !stored) throw new ApiError('notFound');
  if (gone.userId !== null && stored.userId !== null) throw new ApiError('invalidInput', { into: 'taken' });
  await db.execute(sql`update contents set author_id = ${into} where author_id = ${id}`);
  const author = sql`jsonb_build_object('author_id', ${into}::bigint)`;
  for (const side of ['document', 'submitted'])
    await db.execute(sql`update manuscripts set ${sql.raw(side)} = ${sql.raw(side)} || ${author}
      where ${sql.raw(side)}->'author_id' = to_jsonb(${id}::bigint)`);
  for (const [table, owner] of [
    ['weekly_authors', 'weekly_id'],
    ['follows', 'user_id'],
  ] as const) {
    const [name, column] = [sql.raw(table), sql.raw(owner)];
    await db.execute(sql`delete from ${name} a where author_id = ${id} and exists (
      select 1 from ${name} b where b.${column} = a.${column} and b.author_id = ${into})`);
    await db.execute(sql`update ${name} set author_id = ${into} where author_id = ${id}`);
  }
  await moveFollows(context, 'author', id, into);
  await db.update(authorAliases).set({ authorId: into }).where(eq(authorAliases.authorId, id));
  await removeDocuments(context, [{ kind: 'author', refId: id }]);
  await db.delete(authors).where(eq(authors.id, id));
  if (gone.sourceKey)
    await db
      .insert(authorAliases)
      .values({ sourceKey: gone.sourceKey, authorId: into })
      .onConflictDoUpdate({ target: authorAliases.sourceKey, set: { authorId: into } });
  await db
    .update(authors)
    .set({
      userId: stored.userId ?? gone.userId,
      isColumnist: stored.isColumnist || gone.isColumnist,
      heat: Math.max(stored.heat, gone.heat),
      lastPublishedAt: sql`(select max(c.release_time) from contents c where c.author_id = ${into} and c.status = 'approved')`,
    })
    .where(eq(authors.id, into));
  await recountList(context, 'author', id);
  await recountList(context, 'author', into);
}
