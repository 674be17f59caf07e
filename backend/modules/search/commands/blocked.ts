import { desc, eq } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { searchBlocks } from '@/backend/db/schema/search';
import { ApiError } from '@/backend/kernel/errors';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { writeAudit } from '@/backend/records/audit';
import { toWireTime } from '@/backend/kernel/text/time';
import { hotKeyOf } from './hot-terms';

/** Searches that are excluded from the hot list, newest first. The caller is an editor. */
export async function listBlocked(context: Context): Promise<CallOutput<'blockedSearches'>> {
  const rows = await context.db.select().from(searchBlocks).orderBy(desc(searchBlocks.createdAt));
  return { list: rows.map((row) => ({ keyword: row.term, time: toWireTime(row.createdAt) })) };
}

/**
 * Excludes a search from the hot list and from suggestions, in all its spellings, or lets it back in.
 * @throws ApiError invalidInput for a search of punctuation alone
 */
export async function blockSearch(
  context: Context,
  editor: Member,
  { keyword, block }: CallParsedInput<'blockSearch'>,
): Promise<CallOutput<'blockSearch'>> {
  const termKey = hotKeyOf(keyword);
  if (termKey === '') throw new ApiError('invalidInput', { keyword: 'noLetters' });
  await inTransaction(context, async (inner) => {
    if (block) {
      await inner.db
        .insert(searchBlocks)
        .values({ termKey, term: keyword, editorId: editor.id, createdAt: context.now() })
        .onConflictDoNothing();
    } else await inner.db.delete(searchBlocks).where(eq(searchBlocks.termKey, termKey));
    await writeAudit(inner, editor, {
      subject: 'search',
      id: termKey,
      title: keyword,
      command: block ? 'block' : 'unblock',
    });
    await queueRevalidation(inner, [tags.hot]);
  });
  return { blocked: block };
}
