import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { PieceDocument, PieceVersion } from '@/backend/contract/writing/piece';
import { contents } from '@/backend/db/schema/stories';
import { auditLog, manuscripts, sourceChanges } from '@/backend/db/schema/writing';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/live-document';
import { checkDocument } from './check-document';
import { withdrawContent } from './live';
import { runCommand } from './run-command';
import { unscheduleContent } from './schedule';
import { toBody } from './to-body';
import { toLive } from './to-live';

interface Moved {
  hash: string;
  lang: Locale;
  title: string;
  /** Plain lines. */
  text: string;
  isWithdrawn: boolean;
}

/**
 * Stores what the feed changed in the source of an item, until an editor decides; ignored unless the item is live or
 * scheduled.
 */
export async function noteSourceChange(context: Context, id: number, moved: Moved): Promise<void> {
  const { db } = context;
  const [content] = await db.select().from(contents).where(eq(contents.id, id));
  if (content?.status !== 'approved' && content?.status !== 'scheduled') return;
  const [stored] = await db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  const isLive = content.status === 'approved';
  const document = isLive
    ? await readLiveDocument(context, content)
    : (stored?.submitted ?? stored?.document);
  if (!document) return;
  const texts = document.texts.map((text) =>
    text.lang === moved.lang ? { ...text, title: moved.title, body: toBody(moved.text) } : text,
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
 * Applies the change of a source to an item, or drops the change.
 * @throws ApiError notFound when no change waits, conflict with both versions, invalidInput when the new text fails a check
 */
export function decideSourceChange(
  context: Context,
  member: Member,
  { id, version, decision }: CallParsedInput<'decideSourceChange'>,
): Promise<PieceVersion> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [change] = await db
      .select()
      .from(sourceChanges)
      .where(eq(sourceChanges.contentId, id))
      .for('update');
    if (!change) throw new ApiError('notFound');
    await db.delete(sourceChanges).where(eq(sourceChanges.contentId, id));
    if (decision === 'keep') return keepOwn(inner, member, id, version);
    if (await isScheduled(inner, id)) return followScheduled(inner, member, { id, version }, change);
    if (change.isWithdrawn) return withdrawContent(inner, member, { id, version, reason: '' });
    return runCommand(inner, member, { command: 'correct', id, version }, async (deeper, piece) => {
      const { content, manuscript, next } = piece;
      const before = await readLiveDocument(deeper, content);
      const document = withTexts(before, change.document);
      const langs = document.texts.map((text) => text.lang);
      checkDocument(content.kind, document, langs);
      const live = await toLive(deeper, content, document, langs, content.releaseTime);
      return {
        manuscript: manuscript.edit === null ? { document: live.document, draftVersion: next } : {},
        // The texts follow the source again: its next change is stored without a decision.
        live: { ...live, ownedFields: live.ownedFields?.filter((field) => field !== 'texts') },
        revision: { document: live.document },
        detail: { source: 'followed' },
      };
    });
  });
}

async function isScheduled({ db }: Context, id: number): Promise<boolean> {
  const [content] = await db.select({ status: contents.status }).from(contents).where(eq(contents.id, id));
  return content?.status === 'scheduled';
}

/**
 * A scheduled version with the texts of its source is approved by whoever follows the source, for the same time; one
 * withdrawn at the source goes back to the queue.
 */
function followScheduled(
  context: Context,
  member: Member,
  asked: PieceVersion,
  change: Pick<typeof sourceChanges.$inferSelect, 'document' | 'isWithdrawn'>,
): Promise<PieceVersion> {
  if (change.isWithdrawn) return unscheduleContent(context, member, asked);
  return runCommand(context, member, { command: 'schedule', ...asked }, (_, { content, manuscript }) => {
    const { submitted, submittedLangs, draftVersion, submissionVersion } = manuscript;
    if (!submitted) throw new ApiError('wrongState', { status: content.status });
    const document = withTexts(submitted, change.document);
    checkDocument(content.kind, document, submittedLangs);
    const isNewer = draftVersion > submissionVersion;
    return Promise.resolve({
      manuscript: { submitted: document, approvedBy: member.id, ...(!isNewer && { document }) },
      revision: { document },
      detail: { source: 'followed' },
    });
  });
}

/** A document with the texts of another in place of its own; it keeps those the other lacks. */
function withTexts(document: PieceDocument, other: PieceDocument | null): PieceDocument {
  const texts = other?.texts ?? document.texts;
  const kept = document.texts.filter(({ lang }) => !texts.some((text) => text.lang === lang));
  return { ...document, texts: [...texts, ...kept] };
}

async function keepOwn(context: Context, member: Member, id: number, version: number): Promise<PieceVersion> {
  const [content] = await context.db.select().from(contents).where(eq(contents.id, id));
  const [stored] = await context.db.select().from(manuscripts).where(eq(manuscripts.contentId, id));
  await context.db.insert(auditLog).values({
    createdAt: context.now(),
    actorId: member.id,
    subject: 'content',
    subjectId: String(id),
    title: stored?.document.texts[0]?.title ?? '',
    command: 'keepOwn',
    version: content?.version ?? version,
  });
  return { id, version: content?.version ?? version };
}
