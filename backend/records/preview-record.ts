import { and, eq, gt, lte } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { PREVIEW_MINUTES } from '@/backend/contract/records/kinds';
import { recordPreviews } from '@/backend/db/schema/records';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import type { RecordKind } from './kind';
import { checkMayChange } from './open-record';

/** Keeps a document for an hour, as saving it would leave it. @throws ApiError forbidden, pictureClosed */
export async function previewRecord(
  context: Context,
  member: Member,
  kind: RecordKind,
  { document }: CallParsedInput<'previewRecord'>,
): Promise<CallOutput<'previewRecord'>> {
  checkMayChange(kind, member);
  const cleaned = await kind.cleaned(document);
  return inTransaction(context, async (inner) => {
    await checkPicturesOpen(inner, member, document);
    const [row] = await inner.db
      .insert(recordPreviews)
      .values({
        kind: kind.kind,
        document: cleaned,
        makerId: member.id,
        createdAt: inner.now(),
      })
      .returning({ id: recordPreviews.id });
    if (!row) throw new Error('a preview was not stored');
    return row;
  });
}

/** A kept document. @throws ApiError notFound an hour after it was made */
export async function readPreview(
  context: Context,
  { kind, id }: CallParsedInput<'recordPreview'>,
): Promise<CallOutput<'recordPreview'>> {
  const { id: is, kind: ofKind, createdAt, document } = recordPreviews;
  const [row] = await context.db
    .select({ document })
    .from(recordPreviews)
    .where(and(eq(is, id), eq(ofKind, kind), gt(createdAt, endedBefore(context))));
  if (!row) throw new ApiError('notFound');
  return row;
}

/** Deletes those nobody can read any more. */
export async function sweepPreviews(context: Context): Promise<void> {
  await context.db.delete(recordPreviews).where(lte(recordPreviews.createdAt, endedBefore(context)));
}

const endedBefore = ({ now }: Context) => new Date(now().getTime() - PREVIEW_MINUTES * 60_000);
