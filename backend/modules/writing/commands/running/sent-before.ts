import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Command } from '@/backend/contract/writing/statuses';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { fingerprintOf } from '@/backend/records/find-by-key';
import type { CommandRequest } from './command-request';

/** `hold` and `release` are what the log called them in the version before. */
const EMBARGO_STEPS = ['embargo', 'endEmbargo', 'hold', 'release'];

/**
 * Commands that do not change the version of the draft or the live story; each with the commands of which only the last
 * counts.
 */
const BESIDE: Partial<Record<Command, readonly string[]>> = {
  embargo: EMBARGO_STEPS,
  endEmbargo: EMBARGO_STEPS,
  expire: ['expire', 'withdraw'],
};

/** Whether a command can have been sent before although it does not name an old version. */
export const isBeside = (command: Command): boolean => BESIDE[command] !== undefined;

/** A fingerprint of a command's content: two commands of one kind with different content are two commands. */
export const sentBy = ({ input }: Pick<CommandRequest, 'input'>): string => fingerprintOf(input ?? {});

/**
 * The version that this member made by the same command on the same version, if it is the last change of that side
 * (draft or live story).
 * @param changedIn the version in which that side changed last
 * @returns whether the content was the same, too; null when there was no such command
 */
export async function findSentBefore(
  { db }: Context,
  member: Member,
  requested: CommandRequest,
  changedIn: number,
): Promise<{ version: number; isSame: boolean } | null> {
  const group = BESIDE[requested.command];
  const ofStory = and(eq(auditLog.subject, 'content'), eq(auditLog.subjectId, String(requested.id)));
  const taken = and(
    eq(auditLog.command, requested.command),
    eq(auditLog.base, requested.version),
    eq(auditLog.actorId, member.id),
  );
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(ofStory, group ? inArray(auditLog.command, [...group]) : taken))
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (row?.version == null) return null;
  const { version, command, base, actorId, after } = row;
  const isSame = after.said === sentBy(requested);
  if (!group) return version === changedIn ? { version, isSame } : null;
  const isLast = command === requested.command && base === requested.version && actorId === member.id;
  return isLast && isSame ? { version, isSame } : null;
}
