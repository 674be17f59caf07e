import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { MAX_LABELS, MAX_TOPICS } from '@/backend/contract/writing/limits';
import type { DraftDocument, DraftVersion } from '@/backend/contract/writing/draft';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { contents } from '@/backend/db/schema/stories';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isRegionKnown } from '@/backend/kernel/site-brand';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { findByKey } from '@/backend/records/find-by-key';
import { saveDraft } from './save-draft';

/**
 * The document of the live story that is followed up, in no edition where its own was taken away since: nothing new is put
 * into that. @throws ApiError invalidInput when it is not live
 */
async function readFollowed(context: Context, id: number): Promise<DraftDocument> {
  const [content] = await context.db.select().from(contents).where(eq(contents.id, id));
  if (content?.status !== 'approved') throw new ApiError('invalidInput', { follows_id: 'notFound' });
  const document = await readLiveDocument(context, content);
  return (await isRegionKnown(context, document.region)) ? document : { ...document, region: NO_REGION };
}

/**
 * A version with the labels, topics and region of the story it follows up added to its own, up to the limits of a
 * story.
 * @throws ApiError invalidInput when that story is not live
 */
export async function withFollowed(
  context: Context,
  document: DraftDocument,
  followsId: number | undefined,
): Promise<DraftDocument> {
  if (followsId === undefined) return document;
  const { label_ids, topic_ids, region } = await readFollowed(context, followsId);
  return {
    ...document,
    label_ids: [...new Set([...document.label_ids, ...label_ids])].slice(0, MAX_LABELS),
    topic_ids: [...new Set([...document.topic_ids, ...topic_ids])].slice(0, MAX_TOPICS),
    region: document.region === NO_REGION ? region : document.region,
  };
}

/**
 * Begins an article that follows up a live story, with its labels, topics, region and category. The same key begins
 * only one article.
 * @throws ApiError invalidInput when that story is not live; keyUsed for a key with which another one was begun
 */
export function startFollowUp(
  context: Context,
  member: Member,
  { follows_id, lang, key }: CallParsedInput<'startFollowUp'>,
): Promise<DraftVersion> {
  return inTransaction(context, async (inner) => {
    const earlierRequest = key === undefined ? null : await findByKey(inner, member, 'content', key);
    if (earlierRequest) {
      const { id } = earlierRequest.created;
      const [begun] = await inner.db
        .select({ followsId: contents.followsId })
        .from(contents)
        .where(eq(contents.id, id));
      if (begun?.followsId !== follows_id) throw new ApiError('keyUsed', { key: 'used' });
      return earlierRequest.created;
    }
    const { label_ids, topic_ids, region, category_id } = await readFollowed(inner, follows_id);
    const settings = { label_ids, topic_ids, region, category_id };
    const { id, version } = await saveDraft(inner, member, { kind: 'article', lang, key, ...settings });
    await inner.db.update(contents).set({ followsId: follows_id }).where(eq(contents.id, id));
    return { id, version };
  });
}
