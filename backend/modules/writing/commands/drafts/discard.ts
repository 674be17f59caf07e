import { and, eq, lt } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { draftDocument } from '@/backend/contract/writing/draft';
import { RETENTION_DAYS } from '@/backend/contract/writing/limits';
import { contentRevisions, contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';
import { countTextWork } from '@/backend/modules/writing/commands/running/with-input';
import { saved } from './save-draft';
import { liveOf } from '@/backend/contract/writing/transitions';

const DAY_MS = 86_400_000;

/** Discards a draft; of a live story only the newer version is discarded, which stays in the list of versions. */
export function discardDraft(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'discardDraft'>,
) {
  return runCommand(context, member, { command: 'discard', id, version }, async (inner, { content }) => {
    if (liveOf(content.status) === 'never') return { draftRow: { discardedAt: inner.now() } };
    const document = await readLiveDocument(inner, content);
    return {
      draftRow: { document, edit: null, reason: '', submitted: null, submittedAt: null, missed: [] },
    };
  });
}

/** Restores a discarded draft. */
export function recoverDraft(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'recoverDraft'>,
) {
  return runCommand(context, member, { command: 'recover', id, version }, () =>
    Promise.resolve({ draftRow: { discardedAt: null } }),
  );
}

/**
 * Removes a translation from the draft; the live story keeps it.
 * @throws ApiError invalidInput for the original language, or for a language the draft does not have, tooManyRequests
 */
export async function dropTranslation(
  context: Context,
  member: Member,
  { id, version, lang }: CallParsedInput<'dropTranslation'>,
) {
  await countTries(context, [['saveAccount', member.id]]);
  return runCommand(
    context,
    member,
    { command: 'save', id, version, input: { lang } },
    async (inner, draft) => {
      const { document } = draft.draftRow;
      const texts = document.texts.filter((text) => text.lang !== lang);
      if (lang === draft.content.lang || texts.length === document.texts.length)
        throw new ApiError('invalidInput', { lang: 'notFound' });
      return saved(inner, member, draft, { ...document, texts });
    },
  );
}

/**
 * Stores an earlier version again as the newest draft; languages that it lacks stay as they are.
 * @throws ApiError invalidInput when there is no such version, tooManyRequests
 */
export async function restoreRevision(
  context: Context,
  member: Member,
  { id, version, revision }: CallParsedInput<'restoreRevision'>,
) {
  // It stores as much as a save.
  await countTries(context, [['saveAccount', member.id]]);
  const [stored] = await context.db
    .select({ texts: contentRevisions.texts })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, id), eq(contentRevisions.number, revision)));
  for (const { body } of draftDocument.shape.texts.safeParse(stored?.texts).data ?? [])
    await countTextWork(context, member, { body });
  return runCommand(
    context,
    member,
    { command: 'revert', id, version, input: { revision } },
    async (inner, draft) => {
      const [row] = await inner.db
        .select()
        .from(contentRevisions)
        .where(and(eq(contentRevisions.contentId, id), eq(contentRevisions.number, revision)));
      if (!row) throw new ApiError('invalidInput', { revision: 'notFound' });
      // Some old versions have only texts, and no settings.
      const whole = draftDocument.safeParse(row.document ?? { ...draft.draftRow.document, texts: row.texts });
      if (!whole.success) throw new ApiError('invalidInput', { revision: 'notFound' });
      // A version from before a translation was added does not have it: the newest text of that language stays.
      const restored = new Set(whole.data.texts.map(({ lang }) => lang));
      const stored = draft.draftRow.document.texts.filter(({ lang }) => !restored.has(lang));
      const document = { ...whole.data, texts: [...whole.data.texts, ...stored] };
      return { ...(await saved(inner, member, draft, document)), detail: { revision } };
    },
  );
}

/**
 * Deletes up to a hundred drafts that were discarded 30 days ago. Their pictures stay: they are uploads of their writer, who
 * may have used them anywhere. @returns how many
 */
export async function deleteDiscarded(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - RETENTION_DAYS * DAY_MS);
  const old = await context.db
    .select({ id: manuscripts.contentId })
    .from(manuscripts)
    .where(
      and(
        lt(manuscripts.discardedAt, before),
        isNotSkipped(context, 'deleteDiscarded', manuscripts.contentId),
      ),
    )
    .limit(100);
  await eachByItself(
    context,
    'deleteDiscarded',
    old,
    ({ id }) => id,
    (outer, { id }) => deleteOne(outer, id, before),
  );
  return old.length;
}

async function deleteOne(context: Context, id: number, before: Date): Promise<void> {
  await inTransaction(context, async (inner) => {
    await inner.db.select({ id: contents.id }).from(contents).where(eq(contents.id, id)).for('update');
    // The draft may have been recovered since.
    const [row] = await inner.db
      .select({ discardedAt: manuscripts.discardedAt })
      .from(manuscripts)
      .where(eq(manuscripts.contentId, id))
      .for('update');
    if (!row?.discardedAt || row.discardedAt >= before) return;
    await inner.db.delete(contents).where(eq(contents.id, id));
  });
}
