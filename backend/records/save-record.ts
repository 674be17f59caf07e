import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { checkFarAhead, readFutureTime } from '@/backend/kernel/future-time';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { findByKey, fingerprintOf } from './find-by-key';
import { storeVersion } from './store-version';
import type { Document, RecordKind } from './kind';
import { checkMayChange, checkVersion, lastVersion, openRecord } from './open-record';
import { titleOf } from './titles';

/**
 * Makes or changes a record. The same change sent twice by a member is made once and answers the same; so is a new one sent
 * twice with a key.
 * @throws ApiError conflict with both versions, notFound, forbidden, invalidInput, wrongState for a new one of a kind
 * that is fixed, pictureClosed, farAhead
 */
export function saveRecord(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, version, document, key, far }: CallParsedInput<'saveRecord'>,
): Promise<CallOutput<'saveRecord'>> {
  checkMayChange(kind, member);
  return inTransaction(context, async (inner) => {
    await checkPicturesOpen(inner, member, document);
    if (id === null) return make(inner, member, kind, { document, key, far });
    if (version === null) throw new ApiError('invalidInput', { version: 'required' });
    return change(inner, member, kind, { id, version, document, far });
  });
}

async function make(
  context: Context,
  member: Member,
  kind: RecordKind,
  { document, key, far }: Omit<CallParsedInput<'saveRecord'>, 'id' | 'version' | 'kind'>,
) {
  if (kind.isFixed) throw new ApiError('wrongState');
  const earlierRequest = key === undefined ? null : await findByKey(context, member, kind.kind, key);
  const fingerprint = fingerprintOf(sorted(document));
  if (earlierRequest?.fingerprint === fingerprint) return earlierRequest.created;
  // Changed elsewhere since, it is another record: the page that makes one knows of no conflict.
  if (earlierRequest && (await isUnchanged(context, kind, earlierRequest.created)))
    return change(context, member, kind, { ...earlierRequest.created, document, far });
  checkTimes(context, kind, null, { document, far });
  const id = await kind.write(context, null, document, member);
  return storeVersion(context, member, kind, {
    command: 'create',
    id,
    title: await titleOf(context, kind, id),
    before: null,
    after: await kind.read(context, id),
    base: null,
    detail: key === undefined ? {} : { said: fingerprint },
    key,
    tags: await kind.tags(context, id),
  });
}

interface Change {
  id: number;
  version: number;
  document: Document;
  far: boolean;
}

async function change(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, version, document, far }: Change,
): Promise<CallOutput<'saveRecord'>> {
  const open = await openRecord(context, kind, id);
  if (!open.document) throw new ApiError('notFound');
  const tags = await kind.tags(context, id);
  if (open.row.version !== version) {
    const last = await lastVersion(context, kind.kind, id);
    const isAgain = open.row.version === version + 1 && last?.editorId === member.id;
    if (!isAgain || !isSame(open.document, document)) await checkVersion(context, kind, open, version);
    return { id, version: open.row.version };
  }
  checkTimes(context, kind, open.document, { document, far });
  await kind.write(context, id, document, member);
  return storeVersion(context, member, kind, {
    command: 'edit',
    id,
    title: await titleOf(context, kind, id),
    before: open.document,
    after: await kind.read(context, id),
    base: version,
    tags: [...new Set([...tags, ...(await kind.tags(context, id))])],
  });
}

/** Refuses new times that have passed, and those too far ahead to be meant. @throws ApiError invalidInput, farAhead */
function checkTimes(
  context: Context,
  { schedules, moments }: RecordKind,
  before: Document | null,
  { document, far }: Pick<Change, 'document' | 'far'>,
): void {
  const earlierMoments = before === null ? [] : moments(before);
  for (const [name, text] of Object.entries(document)) {
    if (typeof text !== 'string') continue;
    const field = `document.${name}`;
    const [moment] = moments({ ...document }).filter(
      (candidate) => candidate.startsWith(text) && text !== '',
    );
    if (moment === undefined || earlierMoments.includes(moment)) continue;
    if (schedules.includes(name)) readFutureTime(context, { field, text, far });
    else checkFarAhead(context, { field, text, far });
  }
}

async function isUnchanged(
  context: Context,
  kind: RecordKind,
  recordVersion: { id: number; version: number },
) {
  const last = await lastVersion(context, kind.kind, recordVersion.id);
  return last?.number === recordVersion.version;
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
    .map(([name, fieldValue]) => [name, sorted(fieldValue)]);
}
