import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { records } from '@/backend/db/schema/records';
import type { Context } from '@/backend/kernel/context';

/** Those of these records of a kind that the desk deleted or merged into others. */
export async function deletedAmong(
  { db }: Context,
  kind: RecordKindName,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: records.refId })
    .from(records)
    .where(and(eq(records.kind, kind), inArray(records.refId, [...ids]), isNotNull(records.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
