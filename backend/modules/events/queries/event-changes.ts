import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { users } from '@/backend/db/schema/users';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';

type Change = CallOutput<'activityChanges'>['list'][number];

const MAX_CHANGES = 50;

const ofEvent = (id: number) => and(eq(auditLog.subject, 'event'), eq(auditLog.subjectId, String(id)));

/** The changes of a public event and who made them, newest first. The caller must check the rights. */
export async function listEventChanges({ db }: Context, id: number): Promise<Change[]> {
  const rows = await db
    .select({ line: auditLog, name: users.nickname })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(ofEvent(id))
    .orderBy(desc(auditLog.id))
    .limit(MAX_CHANGES);
  return rows.map(({ line, name }) => ({
    id: line.id,
    time: line.createdAt.toISOString(),
    actor: name === null || line.actorId === null ? '' : accountLabel(name, line.actorId),
    command: line.command,
    fields: Object.keys(line.after).map((field) => ({
      field,
      before: shown(line.before[field]),
      after: shown(line.after[field]),
    })),
  }));
}

/** A text or number for display; null for lists and other values, which cannot be shown in a line. */
function shown(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The start and the place of an event before a later change; null where they did not change. */
export interface Moved {
  /** An ISO instant. */
  start_time: string | null;
  /** Only the part of the place that changed: the address, or the city. */
  place: { before: string; after: string } | null;
}

/** How an event was moved after a moment. @param since when the reader was last informed about the event */
export async function movedSince({ db }: Context, id: number, since: Date, locale: Locale): Promise<Moved> {
  const lines = await db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(ofEvent(id), gt(auditLog.createdAt, since)))
    .orderBy(asc(auditLog.id));
  const span = (field: string) => {
    const changed = lines.filter(({ after }) => field in after);
    const [first, last] = [changed[0]?.before[field], changed.at(-1)?.after[field]];
    return typeof first === 'string' && typeof last === 'string' && first !== last
      ? { before: first, after: last }
      : null;
  };
  const places = [locale, 'zh-Hans', 'zh-Hant', 'en'].flatMap((lang) =>
    ['address', 'city'].flatMap((field) => span(`${lang}.${field}`) ?? []),
  );
  return {
    start_time: span('start_time')?.before ?? null,
    place: places.find(({ before, after }) => before !== '' && after !== '') ?? null,
  };
}
