import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { auditLog } from '@/backend/db/schema/writing';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { findPeople } from '@/backend/modules/writing/queries/people';
import { readLogTitles } from './log-titles';

/** A page of the log, newest first. */
export async function listAudit(
  context: Context,
  input: CallParsedInput<'auditLog'>,
): Promise<CallOutput<'auditLog'>> {
  const { subject, subject_id, actor, keyword, page, size, locale } = input;
  const word = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = and(
    subject ? eq(auditLog.subject, subject) : undefined,
    subject_id ? eq(auditLog.subjectId, subject_id) : undefined,
    actor ? eq(auditLog.actorId, actor) : undefined,
    keyword === ''
      ? undefined
      : or(ilike(auditLog.title, word), eq(auditLog.command, keyword), eq(auditLog.subjectId, keyword)),
  );
  const [all] = await context.db.select({ total: count() }).from(auditLog).where(wanted);
  const rows = await context.db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(size)
    .offset((page - 1) * size);
  const people = await findPeople(
    context,
    rows.map((row) => row.actorId),
  );
  const titles = await readLogTitles(context, rows, locale);
  return {
    list: rows.map((row, index) => ({
      id: row.id,
      time: toWireTime(row.createdAt),
      actor: people.get(row.actorId ?? 0) ?? null,
      subject: row.subject,
      subject_id: row.subjectId,
      ...(titles[index] ?? { title: row.title, lang: null }),
      command: row.command,
      version: row.version,
      detail: { before: row.before, after: row.after },
      batch: row.batch,
    })),
    total: all?.total ?? 0,
    page,
    size,
  };
}
