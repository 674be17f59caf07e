import { and, desc, eq, gt } from 'drizzle-orm';
import type { PieceVersion } from '@/backend/contract/writing/piece';
import { auditLog } from '@/backend/db/schema/writing';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';

/** For so long the same key is the same item: as long as browsers keep what they could not send. */
const KEY_MS = 30 * 24 * 3600_000;

/**
 * The item a member made with a key, as it was made, and the fingerprint of what the call said; null for none. Another call
 * with the key waits until this transaction ends.
 */
export async function findByKey(
  context: Context,
  member: Member,
  key: string,
): Promise<{ piece: PieceVersion; said: unknown } | null> {
  await oneAtATime(context, `item ${member.id} ${key}`);
  const since = new Date(context.now().getTime() - KEY_MS);
  const [row] = await context.db
    .select({ id: auditLog.subjectId, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, member.id),
        eq(auditLog.subject, 'content'),
        eq(auditLog.batch, key),
        gt(auditLog.createdAt, since),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ? { piece: { id: Number(row.id), version: 1 }, said: row.after.said } : null;
}
