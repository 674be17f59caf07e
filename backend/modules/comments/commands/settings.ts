import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { CommentSettings } from '@/backend/contract/comments/settings';
import { tags } from '@/backend/contract/tags';
import { commentStories } from '@/backend/db/schema/comments';
import { contents } from '@/backend/db/schema/stories';
import { settings } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readSettings, SETTINGS_KEY } from '@/backend/modules/comments/queries/settings';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { difference, writeAudit } from '@/backend/records/audit';

/** Stores the settings of comments. */
export async function saveSettings(
  context: Context,
  member: Member,
  value: CommentSettings,
): Promise<CommentSettings> {
  return inTransaction(context, async (inner) => {
    const before = await readSettings(inner);
    await inner.db
      .insert(settings)
      .values({ key: SETTINGS_KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    await queueRevalidation(inner, [tags.commentSettings]);
    await writeAudit(inner, member, {
      subject: 'commentSettings',
      id: SETTINGS_KEY,
      command: 'update',
      ...difference(before, value),
    });
    return value;
  });
}

/** Turns the comments of one story on or off, or closes them, whatever the setting of its kind. @throws ApiError notFound */
export async function setStoryComments(
  context: Context,
  member: Member,
  { content_id, state }: CallParsedInput<'setStoryComments'>,
): Promise<CallOutput<'setStoryComments'>> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [story] = await db.select({ id: contents.id }).from(contents).where(eq(contents.id, content_id));
    if (!story) throw new ApiError('notFound');
    const set = { isOn: state !== 'off', isClosed: state === 'closed' };
    await (state === 'auto'
      ? db.delete(commentStories).where(eq(commentStories.contentId, content_id))
      : db
          .insert(commentStories)
          .values({ contentId: content_id, ...set })
          .onConflictDoUpdate({ target: commentStories.contentId, set }));
    await queueRevalidation(inner, [tags.comments(content_id)]);
    await writeAudit(inner, member, {
      subject: 'content',
      id: content_id,
      command: 'comments',
      after: { state },
    });
    return { state };
  });
}
