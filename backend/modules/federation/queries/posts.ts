import { desc, eq } from 'drizzle-orm';
import { federationActivities, federationPosts } from '@/backend/db/schema/federation';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { countReplies } from './followers';
import { postUrl } from './site-addresses';
import { type ActivityObject, writeTombstone } from './write-object';

/** Activities that hold the words of a story. */
const TELLING = ['Create', 'Update'];

/** A post as other servers read it, or what is left of it once its story is not live; null for a number of none. */
export async function readPost(
  context: Context,
  id: number,
): Promise<{ object: ActivityObject; isGone: boolean } | null> {
  const [row] = await context.db
    .select({ post: federationPosts, status: contents.status })
    .from(federationPosts)
    .innerJoin(contents, eq(contents.id, federationPosts.contentId))
    .where(eq(federationPosts.id, id));
  if (!row) return null;
  const { post, status } = row;
  if (post.withdrawnAt || status !== 'approved') {
    const withdrawnAt = post.withdrawnAt ?? context.now();
    return { object: writeTombstone(context.config, id, withdrawnAt), isGone: true };
  }
  const replies = {
    type: 'Collection',
    id: `${postUrl(context.config, id)}/replies`,
    totalItems: await countReplies(context, id),
  };
  return { object: { ...post.object, replies }, isGone: false };
}

/** The newest post of a story; null when it was never posted. */
export async function findPostOfStory({ db }: Context, contentId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: federationPosts.id })
    .from(federationPosts)
    .innerJoin(contents, eq(contents.id, federationPosts.contentId))
    .where(eq(federationPosts.contentId, contentId))
    .orderBy(desc(federationPosts.id))
    .limit(1);
  return row?.id ?? null;
}

/** An activity that is public; null for none. Answers to single followers are not, and words of stories that are not live. */
export async function readActivity({ db }: Context, id: number): Promise<ActivityObject | null> {
  const [row] = await db
    .select({
      body: federationActivities.body,
      type: federationActivities.type,
      status: contents.status,
    })
    .from(federationActivities)
    .leftJoin(federationPosts, eq(federationPosts.id, federationActivities.postId))
    .leftJoin(contents, eq(contents.id, federationPosts.contentId))
    .where(eq(federationActivities.id, id));
  if (!row || row.type === 'Accept') return null;
  return row.status === 'approved' || !TELLING.includes(row.type) ? row.body : null;
}
