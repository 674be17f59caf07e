import { and, asc, eq, inArray } from 'drizzle-orm';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';

/** A submission an editor sent back. */
interface Returned {
  at: Date;
  by: number | null;
  reason: string;
  /** The version that was sent back; null when the log does not have it. */
  version: number | null;
}

/** A line of the log of one story. */
type Step = Pick<
  typeof auditLog.$inferSelect,
  'command' | 'version' | 'createdAt' | 'actorId' | 'after' | 'subjectId'
>;

/** The commands that begin, end or reopen a round between author and desk. */
const COMMANDS = ['submit', 'reject', 'approve', 'unapprove', 'discard', 'recover'];

/** By story id: the submissions that were sent back since the last approval or discarding, oldest first. */
export async function readReturned(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, Returned[]>> {
  if (ids.length === 0) return new Map();
  const { command, version, createdAt, actorId, after, subjectId } = auditLog;
  const rows = await db
    .select({ command, version, createdAt, actorId, after, subjectId })
    .from(auditLog)
    .where(
      and(eq(auditLog.subject, 'content'), inArray(subjectId, ids.map(String)), inArray(command, COMMANDS)),
    )
    .orderBy(asc(auditLog.id));
  return new Map(
    ids.map((id) => [id, returnedIn(rows.filter((row) => row.subjectId === String(id)))] as const),
  );
}

/**
 * The submissions sent back since the last approval. An approval that only sets a release time does not count; nor does
 * an undone approval, nor the discarding of a draft that was recovered.
 * @param steps in their order
 */
export function returnedIn(steps: readonly Step[]): Returned[] {
  let submitted: number | null = null;
  let returned: Returned[] = [];
  let ended: Returned[] = [];
  for (const { command, version, createdAt: at, actorId: by, after } of steps) {
    if (command === 'submit') submitted = version;
    else if (command === 'reject') {
      const reason = typeof after['reason'] === 'string' ? after['reason'] : '';
      returned = [...returned, { at, by, reason, version: submitted }];
    } else if (command === 'unapprove' || command === 'recover')
      returned = returned.length > 0 ? returned : ended;
    else if (command === 'discard' || after['edit'] !== 'scheduled') {
      ended = returned;
      returned = [];
    }
  }
  return returned;
}
