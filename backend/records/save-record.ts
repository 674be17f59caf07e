import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { keepVersion } from './keep-version';
import type { RecordKind } from './kind';
import { checkMayChange, checkVersion, lastVersion, openRecord } from './open-record';
import { titleOf } from './titles';

/**
 * Makes or changes a record. The same change sent twice by a member is made once and answers the same.
 * @throws ApiError conflict with both versions, notFound, forbidden, invalidInput, wrongState for a new one of a kind
 * that is fixed, pictureClosed
 */
export function saveRecord(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, version, document }: CallParsedInput<'saveRecord'>,
): Promise<CallOutput<'saveRecord'>> {
  checkMayChange(kind, member);
  return inTransaction(context, async (inner) => {
    await checkPicturesOpen(inner, member, document);
    if (id === null) {
      if (kind.isFixed) throw new ApiError('wrongState');
      const made = await kind.write(inner, null, document, member);
      return keepVersion(inner, member, kind, {
        command: 'create',
        id: made,
        title: await titleOf(inner, kind, made),
        before: null,
        after: await kind.read(inner, made),
        base: null,
        tags: await kind.tags(inner, made),
      });
    }
    if (version === null) throw new ApiError('invalidInput', { version: 'required' });
    const open = await openRecord(inner, kind, id);
    if (!open.document) throw new ApiError('notFound');
    const tags = await kind.tags(inner, id);
    if (open.row.version !== version) {
      const last = await lastVersion(inner, kind.kind, id);
      const isAgain = open.row.version === version + 1 && last?.editorId === member.id;
      if (!isAgain || !isSame(open.document, document)) await checkVersion(inner, kind, open, version);
      return { id, version: open.row.version };
    }
    await kind.write(inner, id, document, member);
    return keepVersion(inner, member, kind, {
      command: 'edit',
      id,
      title: await titleOf(inner, kind, id),
      before: open.document,
      after: await kind.read(inner, id),
      base: version,
      tags: [...new Set([...tags, ...(await kind.tags(inner, id))])],
    });
  });
}

/** Whether two documents are equal, ignoring the order of their fields. */
function isSame(a: object, b: object): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(([name, held]) => [name, sorted(held)]);
}
