import { eq } from 'drizzle-orm';
import { authors } from '@/backend/db/schema/people';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';

/** Id of a member's author; a member without one gets one with the name of the account. */
export async function authorOf(context: Context, userId: number): Promise<number> {
  const { db } = context;
  const [author] = await db.select({ id: authors.id }).from(authors).where(eq(authors.userId, userId));
  if (author) return author.id;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [newAuthor] = await db
    .insert(authors)
    .values({
      userId,
      name: { 'zh-Hans': user?.nickname ?? '' },
      bio: user?.bio ? { 'zh-Hans': user.bio } : {},
      avatarImg: user?.avatarImg ?? '',
      isColumnist: true,
    })
    .returning({ id: authors.id });
  const id = newAuthor?.id ?? 0;
  const texts = [{ lang: 'zh-Hans' as const, title: user?.nickname ?? '', body: user?.bio ?? '' }];
  await indexDocuments(context, [{ kind: 'author', refId: id, releaseTime: context.now(), texts }]);
  return id;
}
