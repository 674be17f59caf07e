import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing';
import type { Context } from '@/backend/kernel/context';
import { isNotSkipped } from '@/backend/kernel/each-by-itself';

/** Imported stories and those of the sample newsroom have no manuscript until somebody edits them. */
const hasNoDraftRow = sql`not exists (select 1 from manuscripts m where m.content_id = ${contents.id})`;

/** The ids of the stories whose release time has come, longest due first. */
export async function readDue(context: Context, limit: number): Promise<number[]> {
  const { db, now } = context;
  const mayBeTried = isNotSkipped(context, 'publishDue', contents.id);
  const written = await db
    .select({ id: contents.id, at: manuscripts.dueAt })
    .from(manuscripts)
    .innerJoin(contents, eq(contents.id, manuscripts.contentId))
    .where(and(eq(manuscripts.edit, 'scheduled'), lte(manuscripts.dueAt, now()), mayBeTried))
    .orderBy(asc(manuscripts.dueAt), asc(contents.id))
    .limit(limit);
  const imported = await db
    .select({ id: contents.id, at: contents.releaseTime })
    .from(contents)
    .where(and(eq(contents.status, 'scheduled'), lte(contents.releaseTime, now()), hasNoDraftRow, mayBeTried))
    .orderBy(asc(contents.releaseTime), asc(contents.id))
    .limit(limit);
  return [...written, ...imported]
    .sort((one, other) => Number(one.at) - Number(other.at) || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
