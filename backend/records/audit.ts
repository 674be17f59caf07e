import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';

interface Act {
  subject: string;
  id: number | string;
  title?: string;
  command: string;
  base?: number;
  version?: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  batch?: string;
  requestKey?: string;
}

/** Writes a line of the log, in the caller's transaction. */
export async function writeAudit(context: Context, member: Pick<Member, 'id'>, act: Act): Promise<void> {
  const {
    subject,
    id,
    title = '',
    command,
    base,
    version,
    before = {},
    after = {},
    batch = '',
    requestKey = '',
  } = act;
  await context.db.insert(auditLog).values({
    createdAt: context.now(),
    actorId: member.id,
    subject,
    subjectId: String(id),
    title: title.slice(0, 300),
    command,
    base,
    version,
    before,
    after,
    batch,
    requestKey,
  });
}

/** The fields that differ, before and after. Long values are cut, because the versions have them whole. */
export function difference(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, shortened(from[name])]));
  return { before: pick(before), after: pick(after) };
}

const MAX_CHARACTERS = 500;

function shortened(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null';
  return text.length <= MAX_CHARACTERS ? (value ?? null) : `${text.slice(0, MAX_CHARACTERS)}…`;
}
