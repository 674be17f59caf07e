import type { RECORD_COMMANDS } from '@/backend/contract/records/kinds';
import type { LocalText } from '@/backend/db/schema/local-text';
import { records, recordVersions } from '@/backend/db/schema/records';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { fromWireTime } from '@/backend/kernel/text/time';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { difference, writeAudit } from './audit';
import type { Document, RecordKind } from './kind';
import { isRecord, type RecordRow } from './open-record';
import { inLog } from './titles';

type RecordCommand = Exclude<(typeof RECORD_COMMANDS)[number], 'start'>;

interface Step {
  command: RecordCommand;
  id: number;
  title: LocalText;
  before: Document | null;
  after: Document | null;
  /** The version the command named; null for a new record. */
  base: number | null;
  changes?: Partial<RecordRow>;
  detail?: Record<string, unknown>;
  /** The key a new record was made with. */
  key?: string;
  tags: string[];
}

/** Stores the result of a command on a record: the next version, a line in the log, and the pages that are out of date. */
export async function storeVersion(
  context: Context,
  member: Member,
  kind: RecordKind,
  step: Step,
): Promise<{ id: number; version: number }> {
  const { command, id, title, before, after, base, changes, detail, key, tags } = step;
  const version = (base ?? 0) + 1;
  const now = context.now();
  if (base === null) await context.db.insert(records).values({ kind: kind.kind, refId: id });
  else
    await context.db
      .update(records)
      .set({ version, ...changes })
      .where(isRecord(kind.kind, id));
  await context.db.insert(recordVersions).values({
    kind: kind.kind,
    refId: id,
    number: version,
    command,
    document: after ?? before ?? {},
    editorId: member.id,
    createdAt: now,
  });
  const changed = difference(before ?? {}, after ?? {});
  await writeAudit(context, member, {
    subject: kind.kind,
    id,
    title: inLog(title),
    command,
    base: base ?? undefined,
    version,
    before: command === 'edit' ? changed.before : {},
    after: { ...(command === 'edit' && changed.after), ...detail },
    requestKey: key,
  });
  await queueRevalidation(context, tags);
  for (const moment of after ? kind.moments(after) : []) {
    const at = fromWireTime(moment);
    if (at > now) await queueRevalidation(context, tags, at);
  }
  return { id, version };
}
