import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { storeVersion } from './store-version';
import type { RecordKind } from './kind';
import { checkMayChange, checkVersion, lastVersion, openRecord } from './open-record';
import { titleOf } from './titles';

/**
 * Deletes a record and its uses.
 * @throws ApiError conflict, notFound, forbidden, wrongState for a kind that cannot be deleted, stillUsed
 */
export function deleteRecord(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, version }: CallParsedInput<'deleteRecord'>,
): Promise<CallOutput<'deleteRecord'>> {
  checkMayChange(kind, member);
  const { remove } = kind;
  if (kind.isFixed || !remove) throw new ApiError('wrongState');
  return inTransaction(context, async (inner) => {
    const open = await openRecord(inner, kind, id);
    const again = await doneAlready(inner, member, kind, open.row, 'delete', version);
    if (again) return again;
    if (!open.document) throw new ApiError('notFound');
    await checkVersion(inner, kind, open, version);
    const title = await titleOf(inner, kind, id);
    const tags = await kind.tags(inner, id);
    const links = await remove(inner, id);
    return storeVersion(inner, member, kind, {
      command: 'delete',
      id,
      title,
      before: open.document,
      after: null,
      base: version,
      changes: { deletedAt: inner.now(), title, links },
      tags,
    });
  });
}

/**
 * Restores a deleted record with its id and its uses.
 * @throws ApiError conflict, forbidden, notFound for an unknown id or after thirty days, wrongState when it is not deleted
 * or was merged, pictureClosed
 */
export function restoreRecord(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, version }: CallParsedInput<'restoreRecord'>,
): Promise<CallOutput<'restoreRecord'>> {
  checkMayChange(kind, member);
  return inTransaction(context, async (inner) => {
    const open = await openRecord(inner, kind, id);
    const again = await doneAlready(inner, member, kind, open.row, 'undelete', version);
    if (again) return again;
    await checkVersion(inner, kind, open, version);
    const last = await lastVersion(inner, kind.kind, id);
    if (open.document || !last || open.row.mergedInto !== null) throw new ApiError('wrongState');
    await checkPicturesOpen(inner, member, last.document);
    await kind.write(inner, id, last.document, member);
    await kind.relink?.(inner, id, open.row.links);
    return storeVersion(inner, member, kind, {
      command: 'undelete',
      id,
      title: await titleOf(inner, kind, id),
      before: null,
      after: last.document,
      base: version,
      changes: { deletedAt: null, title: {}, links: {} },
      tags: await kind.tags(inner, id),
    });
  });
}

/** The earlier answer, when the same member sent the same command before as the last change; else null. */
async function doneAlready(
  context: Context,
  member: Member,
  kind: RecordKind,
  row: { refId: number; version: number },
  command: 'delete' | 'undelete',
  version: number,
) {
  if (row.version !== version + 1) return null;
  const last = await lastVersion(context, kind.kind, row.refId);
  const isAgain = last?.command === command && last.editorId === member.id;
  return isAgain ? { id: row.refId, version: row.version } : null;
}
