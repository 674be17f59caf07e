import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { DraftDocument, DraftVersion } from '@/backend/contract/writing/draft';
import { contents } from '@/backend/db/schema/stories';
import { auditLog, manuscripts, sourceChanges } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { isDraftNewer } from '@/backend/modules/writing/queries/drafts/draft-after';
import { afterChange } from '@/backend/modules/writing/commands/running/after-change';
import { checkDocument } from '@/backend/modules/writing/commands/drafts/check-document';
import { storeCorrection, readCorrection } from '@/backend/modules/writing/commands/review/correction';
import { checkEmbargo } from '@/backend/modules/writing/commands/review/embargo';
import { withdrawContent } from '@/backend/modules/writing/commands/publishing/live';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';
import { unscheduleContent } from '@/backend/modules/writing/commands/publishing/schedule';
import { toBody } from '@/backend/modules/writing/commands/drafts/to-body';
import { toLive } from '@/backend/modules/writing/commands/publishing/to-live';

interface Moved {
  hash: string;
  lang: Locale;
  title: string;
  /** Plain text, line by line. */
  text: string;
  isWithdrawn: boolean;
}

/**
 * Stores a change that a feed reports in the source of a story, until an editor decides; ignored unless the story is
 * live or scheduled.
 */
export async function recordSourceChange(context: Context, id: number, moved: Moved): Promise<void> {
  const { db } = context;
  const [content] = await db.select().from(contents).where(eq(contents.id, id));
  if (content?.status !== 'approved' && content?.status !== 'scheduled') return;
  const [stored] = await db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  const isLive = content.status === 'approved';
  const document = isLive
    ? await readLiveDocument(context, content)
    : (stored?.submitted ?? stored?.document);
  if (!document) return;
  const body = await toBody(moved.text);
  const texts = document.texts.map((text) =>
    text.lang === moved.lang ? { ...text, title: moved.title, body } : text,
  );
  const values = {
    contentId: id,
    sourceHash: moved.hash,
    document: { ...document, texts },
    isWithdrawn: moved.isWithdrawn,
    seenAt: context.now(),
  };
  await db
    .insert(sourceChanges)
    .values(values)
    .onConflictDoUpdate({ target: sourceChanges.contentId, set: values });
}

/**
 * Applies the change of a source to a story, or drops the change. A decision that is sent twice gets the same answer.
 * @throws ApiError notFound when no change waits, conflict with both versions, underEmbargo, invalidInput when the new
 * text fails a check
 */
export function decideSourceChange(
  context: Context,
  member: Member,
  { id, version, decision, correction }: CallParsedInput<'decideSourceChange'>,
): Promise<DraftVersion> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [change] = await db
      .select()
      .from(sourceChanges)
      .where(eq(sourceChanges.contentId, id))
      .for('update');
    if (!change) return decidedBefore(inner, member, { id, version, decision });
    await db.delete(sourceChanges).where(eq(sourceChanges.contentId, id));
    if (decision === 'keep') return storeOwn(inner, member, id, version);
    if (await isScheduled(inner, id)) return followScheduled(inner, member, { id, version }, change);
    if (change.isWithdrawn) return withdrawContent(inner, member, { id, version, reason: '' });
    const details = { decision, correction };
    return runCommand(
      inner,
      member,
      { command: 'correct', id, version, input: details },
      async (deeper, draft) => {
        const { content, draftRow, next } = draft;
        checkEmbargo(deeper, member, draft, false);
        const before = await readLiveDocument(deeper, content);
        // Only imports contain settings; feeds contain texts.
        const isOwned = (field: string) => content.sourceKey === null || content.ownedFields.includes(field);
        const document = withSettings(withTexts(before, change.document), change.document, isOwned);
        const note = readCorrection(
          correction,
          document.texts.map((text) => text.lang),
        );
        if (note) await storeCorrection(deeper, id, note, next);
        const langs = document.texts.map((text) => text.lang);
        checkDocument(content.kind, document, langs);
        const live = await toLive(deeper, content, document, langs, content.releaseTime);
        return {
          draftRow: afterChange(draftRow, before, live.document, next),
          // The texts are those of the source again: its next change is stored without a decision.
          live: {
            ...live,
            ownedFields: content.ownedFields.filter((field) => field !== 'texts'),
            updatedTime: note ? undefined : content.updatedTime,
          },
          revision: { document: live.document },
          detail: { source: 'followed', correction: note },
        };
      },
    );
  });
}

async function isScheduled({ db }: Context, id: number): Promise<boolean> {
  const [content] = await db.select({ status: contents.status }).from(contents).where(eq(contents.id, id));
  return content?.status === 'scheduled';
}

/**
 * For a scheduled version: the editor who accepts the change approves it with the texts of its source, for the same
 * time. A version withdrawn at the source goes back to the queue.
 */
function followScheduled(
  context: Context,
  member: Member,
  requested: DraftVersion,
  change: Pick<typeof sourceChanges.$inferSelect, 'document' | 'isWithdrawn'>,
): Promise<DraftVersion> {
  if (change.isWithdrawn) return unscheduleContent(context, member, requested);
  const details = { decision: 'follow' };
  return runCommand(
    context,
    member,
    { command: 'schedule', ...requested, input: details },
    (_, { content, draftRow }) => {
      const { submitted, submittedLangs } = draftRow;
      if (!submitted) throw new ApiError('wrongState', { status: content.status });
      const document = withTexts(submitted, change.document);
      checkDocument(content.kind, document, submittedLangs);
      const isNewer = isDraftNewer(draftRow);
      return Promise.resolve({
        draftRow: { submitted: document, approvedBy: member.id, ...(!isNewer && { document }) },
        revision: { document },
        detail: { source: 'followed' },
      });
    },
  );
}

/** A document with the texts of another one; languages that the other lacks keep their texts. */
function withTexts(document: DraftDocument, other: DraftDocument | null): DraftDocument {
  const texts = other?.texts ?? document.texts;
  const retained = document.texts.filter(({ lang }) => !texts.some((text) => text.lang === lang));
  return { ...document, texts: [...texts, ...retained] };
}

/** A document with the settings of its source, except those that editors have changed. */
function withSettings(
  document: DraftDocument,
  other: DraftDocument | null,
  isOwned: (field: string) => boolean,
): DraftDocument {
  const free = FROM_SOURCES.filter((field) => other?.[field] !== undefined && !isOwned(field));
  return { ...document, ...Object.fromEntries(free.map((field) => [field, other?.[field]])) };
}

/** The settings that an import contains. */
const FROM_SOURCES = ['author_id', 'category_id', 'pic', 'source_url', 'search_titles', 'label_ids'] as const;

/** The commands that each decision can run. */
const STEPS = { follow: ['correct', 'withdraw', 'schedule', 'unschedule'], keep: ['keepOwn'] };

/** The answer to a decision this member has already made on that version. @throws ApiError notFound if there was none */
async function decidedBefore(
  { db }: Context,
  member: Member,
  { id, version, decision }: Pick<CallParsedInput<'decideSourceChange'>, 'id' | 'version' | 'decision'>,
): Promise<DraftVersion> {
  const [auditEntry] = await db
    .select({ version: auditLog.version })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'content'),
        eq(auditLog.subjectId, String(id)),
        eq(auditLog.actorId, member.id),
        eq(auditLog.base, version),
        inArray(auditLog.command, STEPS[decision]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (auditEntry?.version == null) throw new ApiError('notFound');
  return { id, version: auditEntry.version };
}

async function storeOwn(
  context: Context,
  member: Member,
  id: number,
  version: number,
): Promise<DraftVersion> {
  const [content] = await context.db.select().from(contents).where(eq(contents.id, id));
  const [stored] = await context.db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  await context.db.insert(auditLog).values({
    createdAt: context.now(),
    actorId: member.id,
    subject: 'content',
    subjectId: String(id),
    title: stored?.document.texts[0]?.title ?? '',
    command: 'keepOwn',
    base: version,
    version: content?.version ?? version,
  });
  return { id, version: content?.version ?? version };
}
