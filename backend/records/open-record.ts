import { and, desc, eq } from 'drizzle-orm';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { records, recordVersions } from '@/backend/db/schema/records';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import type { Document, RecordKind } from './kind';

export type RecordRow = typeof records.$inferSelect;

/** A record that is locked until the transaction ends. */
export interface OpenRecord {
  row: RecordRow;
  /** Null while it is deleted. */
  document: Document | null;
}

export const isRecord = (kind: RecordKindName, id: number) =>
  and(eq(records.kind, kind), eq(records.refId, id));

const isVersionOf = (kind: RecordKindName, id: number) =>
  and(eq(recordVersions.kind, kind), eq(recordVersions.refId, id));

/** @throws ApiError forbidden for a kind that only administrators may change */
export function checkMayChange(kind: RecordKind, member: Member): void {
  if (kind.changedBy === 'admin' && !member.roles.includes('admin')) throw new ApiError('forbidden');
}

/**
 * Locks a record and reads it. When the desk opens a record for the first time, its present document becomes version 1.
 * @throws ApiError notFound
 */
export async function openRecord(context: Context, kind: RecordKind, id: number): Promise<OpenRecord> {
  const { db } = context;
  const isThisRecord = isRecord(kind.kind, id);
  if (await kind.read(context, id))
    await db.insert(records).values({ kind: kind.kind, refId: id }).onConflictDoNothing();
  const [row] = await db.select().from(records).where(isThisRecord).for('update');
  if (!row) throw new ApiError('notFound');
  const document = await kind.read(context, id);
  if (document && row.version === 1)
    await db
      .insert(recordVersions)
      .values({
        kind: kind.kind,
        refId: id,
        number: 1,
        command: 'start',
        document,
        createdAt: context.now(),
      })
      .onConflictDoNothing();
  return { row, document };
}

/** The newest stored version of a record; null for none. */
export async function lastVersion({ db }: Context, kind: RecordKindName, id: number) {
  const [row] = await db
    .select()
    .from(recordVersions)
    .where(isVersionOf(kind, id))
    .orderBy(desc(recordVersions.number))
    .limit(1);
  return row ?? null;
}

/**
 * Refuses a command on an old version; the data of the refusal has the present document and the version named.
 * @throws ApiError conflict
 */
export async function checkVersion(
  context: Context,
  kind: RecordKind,
  { row, document }: OpenRecord,
  base: number,
): Promise<void> {
  if (row.version === base) return;
  const last = await lastVersion(context, kind.kind, row.refId);
  const [by] = await context.db
    .select({ nickname: users.nickname })
    .from(users)
    .where(eq(users.id, last?.editorId ?? 0));
  const [common] = await context.db
    .select({ document: recordVersions.document })
    .from(recordVersions)
    .where(and(isVersionOf(kind.kind, row.refId), eq(recordVersions.number, base)));
  throw new ApiError('conflict', undefined, undefined, {
    id: row.refId,
    version: row.version,
    document,
    base: common?.document ?? null,
    saved_by: by?.nickname ?? '',
    saved_time: last ? toWireTime(last.createdAt) : '',
  });
}
