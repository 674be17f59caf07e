import { createHash } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';

/** How long a key stands for one thing: as long as browsers store what they could not send. */
const KEY_MS = 30 * 24 * 3600_000;

/** The first version of what a call with a key created, and the fingerprint of the call's input. */
interface CreatedByKey {
  created: { id: number; version: 1 };
  fingerprint: unknown;
}

/**
 * What a member created with a key, in its first version; null for nothing. Another call with the key waits until this
 * transaction ends.
 * @param subject as in the log: `content` for items, else the kind of the record
 */
export async function findByKey(
  context: Context,
  member: Member,
  subject: string,
  key: string,
): Promise<CreatedByKey | null> {
  await oneAtATime(context, 'requestKey', subject, member.id, key);
  const since = new Date(context.now().getTime() - KEY_MS);
  const [row] = await context.db
    .select({ id: auditLog.subjectId, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, member.id),
        eq(auditLog.subject, subject),
        eq(auditLog.requestKey, key),
        gt(auditLog.createdAt, since),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ? { created: { id: Number(row.id), version: 1 }, fingerprint: row.after.said } : null;
}

/** A fingerprint of a command's input: two commands with different inputs have different fingerprints. */
export const fingerprintOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/**
 * Refuses a key that was used with another input, so that the second one is not answered as if it had been done. What
 * was stored without a fingerprint, by an earlier version, passes.
 * @param field the field of the input that has the key
 * @param data what became of the first input, for the answer
 * @throws ApiError keyUsed
 */
export function refuseOtherInput(
  { stored, sent }: { stored: unknown; sent: string },
  field: string,
  data?: unknown,
): void {
  if (typeof stored === 'string' && stored !== '' && stored !== sent)
    throw new ApiError('keyUsed', { [field]: 'used' }, undefined, data);
}
