import { desc, eq } from 'drizzle-orm';
import { federationActivities, federationPosts } from '@/backend/db/schema/federation';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { countReplies } from './followers';
import { postUrl } from './site-addresses';
import { type ActivityObject, writeTombstone } from './write-object';

/** A post as other servers read it, or what is left of it; null for a number of none. */
export async function readPost(
  context: Context,
  id: number,
): Promise<{ object: ActivityObject; isGone: boolean } | null> {
  const [row] = await context.db.select().from(federationPosts).where(eq(federationPosts.id, id));
  if (!row) return null;
  if (row.withdrawnAt) return { object: writeTombstone(context.config, id, row.withdrawnAt), isGone: true };
  const replies = {
    type: 'Collection',
    id: `${postUrl(context.config, id)}/replies`,
    totalItems: await countReplies(context, id),
  };
  return { object: { ...row.object, replies }, isGone: false };
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

/** An activity that is public; null for none. Answers to single followers are not. */
export async function readActivity({ db }: Context, id: number): Promise<ActivityObject | null> {
  const [row] = await db
    .select({ body: federationActivities.body, type: federationActivities.type })
    .from(federationActivities)
    .where(eq(federationActivities.id, id));
  return row && row.type !== 'Accept' ? row.body : null;
}
