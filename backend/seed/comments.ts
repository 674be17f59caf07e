import { and, eq, inArray } from 'drizzle-orm';
import { comments } from '@/backend/db/schema/comments';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { hashToken } from '@/backend/kernel/tokens';
import { type CommentSeed, comments as seeds } from './sample/comments';

const HOUR_MS = 3600_000;

/** Seeds public comments of the sample accounts, which an editor has seen, under some articles. */
export async function seedSampleComments(context: Context): Promise<void> {
  const { db } = context;
  const articles = await db
    .select({ id: contents.id, title: contentTexts.title, releaseTime: contents.releaseTime })
    .from(contents)
    .innerJoin(contentTexts, eq(contentTexts.contentId, contents.id))
    .where(
      and(
        eq(contents.status, 'approved'),
        inArray(
          contentTexts.title,
          seeds.map(({ article }) => article),
        ),
      ),
    );
  const accounts = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.isSample, true));
  const write = async (
    seed: Pick<CommentSeed, 'by' | 'lang' | 'body' | 'hours'> & Partial<CommentSeed>,
    article: { id: number; releaseTime: Date },
    parentId: number | null,
  ): Promise<number | null> => {
    const account = accounts.find(({ email }) => email === `${seed.by}@lianxun.test`);
    if (!account) return null;
    // Before now, and in the order of their hours, also under a young article.
    const age = context.now().getTime() - article.releaseTime.getTime();
    const after = Math.floor(Math.min(seed.hours * HOUR_MS, (age * seed.hours) / (seed.hours + 1)));
    const createdAt = new Date(article.releaseTime.getTime() + after);
    const [row] = await db
      .insert(comments)
      .values({
        contentId: article.id,
        userId: account.id,
        parentId,
        body: seed.body,
        quote: seed.quote ?? '',
        lang: seed.lang,
        state: 'public',
        isPicked: seed.isPicked ?? false,
        fingerprint: hashToken(seed.body),
        requestKey: hashToken(`sample:${seed.body}`),
        createdAt,
        decidedAt: createdAt,
      })
      .returning({ id: comments.id });
    return row?.id ?? null;
  };
  for (const seed of seeds) {
    const article = articles.find(({ title }) => title === seed.article);
    if (!article) continue;
    const thread = await write(seed, article, null);
    for (const reply of thread === null ? [] : (seed.replies ?? [])) await write(reply, article, thread);
  }
}
