import { asc, inArray } from 'drizzle-orm';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { federationPosts } from '@/backend/db/schema/federation';
import type { Context } from '@/backend/kernel/context';

/** A story as servers of the Fediverse have it. */
export interface FediversePost {
  id: number;
  contentId: number;
  isWithdrawn: boolean;
  isEdited: boolean;
  /** What it says, without markup; empty once it is withdrawn. */
  text: string;
  /** The page it leads to; empty once it is withdrawn. */
  link: string;
  changedAt: Date;
}

/** The newest post of each of these stories that was posted. */
export async function readFediversePosts(
  { db }: Context,
  contentIds: readonly number[],
): Promise<Map<number, FediversePost>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(federationPosts)
    .where(inArray(federationPosts.contentId, [...contentIds]))
    .orderBy(asc(federationPosts.id));
  return new Map(rows.map((row) => [row.contentId, describePost(row)]));
}

function describePost({
  id,
  contentId,
  object,
  createdAt,
  withdrawnAt,
}: typeof federationPosts.$inferSelect): FediversePost {
  const { content, name, url, updated } = object;
  const words = [name, typeof content === 'string' ? plainText(content) : ''];
  return {
    id,
    contentId,
    isWithdrawn: withdrawnAt !== null,
    isEdited: typeof updated === 'string',
    text: words.filter((word) => typeof word === 'string' && word !== '').join('\n'),
    link: typeof url === 'string' ? url : '',
    changedAt: withdrawnAt ?? (typeof updated === 'string' ? new Date(updated) : createdAt),
  };
}
