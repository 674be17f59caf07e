import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { toWireTime } from '@/backend/kernel/text/time';
import { writeAudit } from '@/backend/records/audit';
import { notify } from './messages';
import { users } from '@/backend/db/schema/users';
import { verificationRequests } from '@/backend/db/schema/members';
import { uploads } from '@/backend/db/schema/uploads';

type Row = typeof verificationRequests.$inferSelect;
type Status = CallOutput<'realnameStatus'>;

const NONE: Status = {
  status: 'none',
  name: '',
  document_type: null,
  document_number: '',
  reason: '',
  submitted_time: '',
  decided_time: '',
};

/** The latest request of a member, name and number masked. */
export async function readStatus(context: Context, member: Member): Promise<Status> {
  const [row] = await context.db
    .select()
    .from(verificationRequests)
    .where(eq(verificationRequests.userId, member.id))
    .orderBy(desc(verificationRequests.id))
    .limit(1);
  return row ? { ...toStatus(row), name: mask(row.name), document_number: mask(row.documentNumber) } : NONE;
}

/** Stores a request. @throws ApiError verificationRequested, notFound for a picture of somebody else, tooManyRequests */
export async function submit(
  context: Context,
  member: Member,
  form: CallParsedInput<'submitRealname'>,
): Promise<Status> {
  await countTries(context, [['realnameAccount', member.id]]);
  const pictures = [...new Set(form.pictures)];
  const [uploadTally] = await context.db
    .select({ total: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, member.id), inArray(uploads.path, pictures)));
  if (uploadTally?.total !== pictures.length) throw new ApiError('notFound', { pictures: 'notOurPicture' });
  const rows = await context.db
    .insert(verificationRequests)
    .values({
      userId: member.id,
      status: 'pending',
      name: form.name,
      documentType: form.document_type,
      documentNumber: form.document_number,
      pictures,
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning({ id: verificationRequests.id });
  if (rows.length === 0) throw new ApiError('verificationRequested');
  return readStatus(context, member);
}

/** Requests in full, oldest first. The caller is an admin. */
export async function listRequests(
  context: Context,
  { status, page, size }: CallParsedInput<'realnameRequests'>,
): Promise<CallOutput<'realnameRequests'>> {
  const where = eq(verificationRequests.status, status);
  const rows = await context.db
    .select({ request: verificationRequests, nickname: users.nickname })
    .from(verificationRequests)
    .innerJoin(users, eq(users.id, verificationRequests.userId))
    .where(where)
    .orderBy(asc(verificationRequests.createdAt), asc(verificationRequests.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await context.db.select({ total: count() }).from(verificationRequests).where(where);
  const list = rows.map(({ request, nickname }) => ({
    ...toStatus(request),
    id: request.id,
    user_id: request.userId,
    nickname,
    pictures: request.pictures,
  }));
  return { list, total: all?.total ?? 0, page, size };
}

/**
 * Grants or rejects a pending request and notifies the member.
 * @throws ApiError notFound, conflict when it was decided before
 */
export async function decide(
  context: Context,
  admin: Member,
  { id, approve, reason }: CallParsedInput<'decideRealname'>,
): Promise<Status> {
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db
      .update(verificationRequests)
      .set({
        status: approve ? 'verified' : 'rejected',
        reason: approve ? '' : reason,
        decidedBy: admin.id,
        decidedAt: context.now(),
      })
      .where(and(eq(verificationRequests.id, id), eq(verificationRequests.status, 'pending')))
      .returning();
    if (!row) throw new ApiError((await exists(inner, id)) ? 'conflict' : 'notFound');
    const key = approve ? 'realnameVerified' : 'realnameRejected';
    await notify(inner, row.userId, { kind: 'realname', key, params: { reason }, link: '/my/realname' });
    // The log entry has no title, because that would be the real name.
    await writeAudit(inner, admin, {
      subject: 'realname',
      id,
      command: approve ? 'approve' : 'reject',
      before: { status: 'pending' },
      after: { status: row.status, ...(reason && { reason }), user_id: row.userId },
    });
    return toStatus(row);
  });
}

async function exists({ db }: Context, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: verificationRequests.id })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, id));
  return rows.length > 0;
}

function toStatus(row: Row): Status {
  return {
    status: row.status,
    name: row.name,
    document_type: row.documentType,
    document_number: row.documentNumber,
    reason: row.reason,
    submitted_time: toWireTime(row.createdAt),
    decided_time: row.decidedAt ? toWireTime(row.decidedAt) : '',
  };
}

/** The first and the last character with stars between; of a name of one or two characters, the first and a star. */
function mask(text: string): string {
  const chars = [...text];
  if (chars.length <= 2) return `${chars[0] ?? ''}*`;
  return `${chars[0]}${'*'.repeat(chars.length - 2)}${chars[chars.length - 1]}`;
}
