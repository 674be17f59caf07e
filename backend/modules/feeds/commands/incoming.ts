import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import { feedEntries } from '@/backend/db/schema/feeds';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { publishFlash } from '@/backend/modules/writing/commands/publishing/publish-flash';
import { findDraft } from '@/backend/modules/writing/queries/drafts/open-draft';

/**
 * Publishes a flash; the entry it was made from, if any, is marked as taken.
 * @throws ApiError as `publishFlash`; notFound, wrongState for an entry that somebody else took or dropped
 */
export function publishIncoming(
  context: Context,
  member: Member,
  { incoming_id, ...input }: CallParsedInput<'publishFlash'>,
): Promise<DraftVersion> {
  if (incoming_id === undefined) return publishFlash(context, member, input);
  return inTransaction(context, async (inner) => {
    const entry = await lockEntry(inner, incoming_id);
    const flash = await publishFlash(inner, member, input);
    if (entry.contentId === flash.id) return flash;
    const isFree = entry.state === 'waiting' || (await isTakenBack(inner, entry.contentId));
    if (!isFree) throw new ApiError('wrongState', { entry: entry.state });
    await inner.db
      .update(feedEntries)
      .set({ state: 'taken', contentId: flash.id })
      .where(eq(feedEntries.id, entry.id));
    return flash;
  });
}

/**
 * Drops an entry, or puts it back into the list. Repeating a decision changes nothing.
 * @throws ApiError notFound, wrongState
 */
export function decideIncoming(
  context: Context,
  member: Member,
  { id, decision }: CallParsedInput<'decideIncoming'>,
) {
  return inTransaction(context, async (inner) => {
    const entry = await lockEntry(inner, id);
    const [from, to] =
      decision === 'drop' ? (['waiting', 'dropped'] as const) : (['dropped', 'waiting'] as const);
    if (entry.state === to) return {};
    if (entry.state !== from) throw new ApiError('wrongState', { entry: entry.state });
    await inner.db.update(feedEntries).set({ state: to }).where(eq(feedEntries.id, id));
    await inner.db.insert(auditLog).values({
      createdAt: inner.now(),
      actorId: member.id,
      subject: 'incoming',
      subjectId: String(id),
      title: entry.title,
      command: decision === 'drop' ? 'drop' : 'undrop',
      after: { url: entry.url },
    });
    return {};
  });
}

async function lockEntry({ db }: Context, id: number) {
  const [entry] = await db.select().from(feedEntries).where(eq(feedEntries.id, id)).for('update');
  if (!entry) throw new ApiError('notFound');
  return entry;
}

/** Whether the flash made of an entry was withdrawn, or discarded before it was live: then the entry can be taken again. */
async function isTakenBack(context: Context, contentId: number | null): Promise<boolean> {
  const draft = contentId === null ? null : await findDraft(context, contentId);
  return draft !== null && (draft.content.status === 'withdrawn' || draft.state.isDiscarded);
}
