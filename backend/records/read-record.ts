import { and, desc, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { records, recordVersions } from '@/backend/db/schema/records';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import type { RecordKind } from './kind';
import { isRecord } from './open-record';

const SHOWN_VERSIONS = 100;

/**
 * A record with its newest hundred versions, newest first; with `number`, the document of that version.
 * @throws ApiError notFound
 */
export async function readRecord(
  context: Context,
  member: Member,
  kind: RecordKind,
  { id, number }: CallParsedInput<'readRecord'>,
): Promise<CallOutput<'readRecord'>> {
  const { db } = context;
  const [row] = await db.select().from(records).where(isRecord(kind.kind, id));
  const current = await kind.read(context, id);
  if (!current && !row) throw new ApiError('notFound');
  const versions = await db
    .select({ version: recordVersions, name: users.nickname, avatar_img: users.avatarImg })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, recordVersions.editorId))
    .where(and(eq(recordVersions.kind, kind.kind), eq(recordVersions.refId, id)))
    .orderBy(desc(recordVersions.number))
    .limit(SHOWN_VERSIONS);
  const requested = versions.find(({ version }) => version.number === number)?.version.document;
  if (number !== undefined && !requested) throw new ApiError('notFound');
  const document = requested ?? current ?? versions[0]?.version.document;
  if (!document) throw new ApiError('notFound');
  return {
    id,
    version: row?.version ?? 1,
    document,
    deleted_time: row?.deletedAt ? toWireTime(row.deletedAt) : '',
    may_change: kind.changedBy === 'editor' || member.roles.includes('admin'),
    versions: versions.map(({ version, name, avatar_img }) => ({
      number: version.number,
      command: version.command,
      editor:
        version.editorId !== null
          ? { id: version.editorId, name: name ?? '', avatar_img: avatar_img ?? '' }
          : null,
      time: toWireTime(version.createdAt),
    })),
  };
}
