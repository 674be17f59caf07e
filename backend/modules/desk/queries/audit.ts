import { and, count, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { contains } from '@/backend/db/text-match';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { findPeople } from '@/backend/modules/writing/queries/review/people';
import { readLogTitles } from './log-titles';

/** At most this many lines are counted: counting all takes longer than reading the page itself. */
const MAX_COUNTED = 10_000;

/**
 * Condition on a line of the log: it is about a story that the desk removed, whose title and texts only administrators
 * may see.
 */
const IS_CLOSED = sql`(${auditLog.subject} = 'content' and exists (select 1 from contents c
  where c.id = case when ${auditLog.subjectId} ~ '^[0-9]{1,15}$' then ${auditLog.subjectId}::bigint end
    and c.status = 'removed'))`;

/** A page of the log, newest first. */
export async function listAudit(
  context: Context,
  member: Member,
  input: CallParsedInput<'auditLog'>,
): Promise<CallOutput<'auditLog'>> {
  const { subject, subject_id, actor, keyword, page, size, locale } = input;
  const isAdmin = member.roles.includes('admin');
  const wanted = and(
    subject ? eq(auditLog.subject, subject) : undefined,
    subject_id ? eq(auditLog.subjectId, subject_id) : undefined,
    actor ? eq(auditLog.actorId, actor) : undefined,
    keyword === ''
      ? undefined
      : or(
          and(sql`${auditLog.title} ${contains(keyword)}`, isAdmin ? undefined : not(IS_CLOSED)),
          eq(auditLog.command, keyword),
          eq(auditLog.subjectId, keyword),
          eq(auditLog.batch, keyword),
        ),
  );
  const counted = context.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(wanted)
    .limit(MAX_COUNTED + 1)
    .as('counted');
  const [all] = await context.db.select({ total: count() }).from(counted);
  const entries = await context.db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(size + 1)
    .offset((page - 1) * size);
  const rows = entries.slice(0, size);
  const closed = isAdmin ? new Set() : await findClosed(context, rows);
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
      ...(closed.has(row.id) ? NO_WORDS : (titles[index] ?? { title: row.title, lang: null })),
      command: row.command,
      version: row.version,
      detail: closed.has(row.id)
        ? { before: {}, after: {} }
        : { before: row.before, after: withoutPrint(row.after) },
      batch: row.batch,
    })),
    total: Math.min(all?.total ?? 0, MAX_COUNTED),
    is_total_least: (all?.total ?? 0) > MAX_COUNTED,
    has_older: entries.length > size,
    page,
    size,
  };
}

/** Removes the fingerprint by which a repeated command is recognised: it means nothing to people. */
const withoutPrint = ({ said: _, ...after }: Record<string, unknown>) => after;

const NO_WORDS = { title: '', lang: null };

/** Which of these lines are about a story that the desk removed. */
async function findClosed({ db }: Context, rows: readonly { id: number }[]): Promise<ReadonlySet<unknown>> {
  const ids = rows.map(({ id }) => id);
  const closedRows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(inArray(auditLog.id, ids), IS_CLOSED));
  return new Set(closedRows.map(({ id }) => id));
}
