import { count, desc, eq, gt } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_WORDS, TRIED_DAYS } from '@/backend/contract/comments/limits';
import { commentWords, comments } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { foldText, hasWord } from '@/backend/modules/comments/queries/fold-words';
import { listWords } from '@/backend/modules/comments/queries/words';
import { writeAudit } from '@/backend/records/audit';

/** Comments a word is tried on at most, and how many it shows. */
const MAX_TRIED = 20_000;
const MAX_EXAMPLES = 20;

/**
 * Adds a word, or changes one.
 * @throws ApiError notFound; invalidInput for a word without letters, one that is listed, or too many
 */
export async function saveWord(
  context: Context,
  member: Member,
  { id, word, kind, variants }: CallParsedInput<'saveCommentWord'>,
): Promise<CallOutput<'saveCommentWord'>> {
  const folded = foldText(word).letters;
  if (folded === '') throw new ApiError('invalidInput', { word: 'noLetters' });
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [same] = await db.select().from(commentWords).where(eq(commentWords.folded, folded));
    if (same && same.id !== id) throw new ApiError('invalidInput', { word: 'taken' });
    const [all] = await db.select({ total: count() }).from(commentWords);
    if (id === undefined && (all?.total ?? 0) >= MAX_WORDS)
      throw new ApiError('invalidInput', { word: 'tooLong' });
    const values = { word, folded, kind, variants };
    const [row] =
      id === undefined
        ? await db
            .insert(commentWords)
            .values({ ...values, editorId: member.id, createdAt: inner.now() })
            .returning()
        : await db.update(commentWords).set(values).where(eq(commentWords.id, id)).returning();
    if (!row) throw new ApiError('notFound');
    const command = id === undefined ? 'create' : 'update';
    await writeAudit(inner, member, {
      subject: 'commentWord',
      id: row.id,
      title: word,
      command,
      after: { kind, variants },
    });
    const [saved] = await listWords(inner, row.id);
    if (!saved) throw new ApiError('notFound');
    return saved;
  });
}

/** Takes a word off the lists. */
export async function removeWord(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'removeCommentWord'>> {
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db.delete(commentWords).where(eq(commentWords.id, id)).returning();
    if (row)
      await writeAudit(inner, member, {
        subject: 'commentWord',
        id,
        title: row.word,
        command: 'delete',
        before: { kind: row.kind },
      });
    return { removed: true };
  });
}

/** What a word would have caught in the last thirty days, of the newest 20,000 comments. */
export async function tryWord(context: Context, word: string): Promise<CallOutput<'tryCommentWord'>> {
  const since = new Date(context.now().getTime() - TRIED_DAYS * 86_400_000);
  const rows = await context.db
    .select({ body: comments.body, state: comments.state, decidedAt: comments.decidedAt })
    .from(comments)
    .where(gt(comments.createdAt, since))
    .orderBy(desc(comments.id))
    .limit(MAX_TRIED);
  const folded = foldText(word).letters;
  const caught = rows.filter(({ body }) => hasWord(foldText(body), folded));
  const published = caught.filter(({ state, decidedAt }) => state === 'public' && decidedAt !== null);
  return {
    caught: caught.length,
    harmless: published.length,
    examples: caught.slice(0, MAX_EXAMPLES).map(({ body }) => body),
  };
}
