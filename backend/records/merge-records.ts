import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { storeVersion } from './store-version';
import type { RecordKind } from './kind';
import { checkMayChange, checkVersion, openRecord } from './open-record';
import { inLog, titleOf } from './titles';

/**
 * Merges a record into another: the uses of the first move to the second, whose version does not change.
 * @returns the first record, which is deleted
 * @throws ApiError conflict, forbidden, notFound, invalidInput for a record and itself, wrongState for a kind without
 * merging
 */
export function mergeRecords(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, version, into }: CallParsedInput<'mergeRecords'>,
): Promise<CallOutput<'mergeRecords'>> {
  checkMayChange(kind, member);
  const { merge } = kind;
  if (!merge) throw new ApiError('wrongState');
  if (id === into) throw new ApiError('invalidInput', { into: 'itself' });
  return inTransaction(context, async (inner) => {
    // Locked in the order of their ids, so that two merges cannot deadlock.
    const [low, high] = id < into ? [id, into] : [into, id];
    const opened = [await openRecord(inner, kind, low), await openRecord(inner, kind, high)];
    const open = opened.find(({ row }) => row.refId === id);
    const target = opened.find(({ row }) => row.refId === into);
    if (!open?.document || !target?.document) throw new ApiError('notFound');
    await checkVersion(inner, kind, open, version);
    const title = await titleOf(inner, kind, id);
    const tags = [...(await kind.tags(inner, id)), ...(await kind.tags(inner, into))];
    await merge(inner, id, into);
    return storeVersion(inner, member, kind, {
      command: 'merge',
      id,
      title,
      before: open.document,
      after: null,
      base: version,
      changes: { deletedAt: inner.now(), title, mergedInto: into },
      detail: { into, title: inLog(await titleOf(inner, kind, into)) },
      tags: [...new Set(tags)],
    });
  });
}
