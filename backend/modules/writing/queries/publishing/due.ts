import { and, asc, eq, exists, lte, or, type SQL, sql } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { isNotSkipped } from '@/backend/kernel/each-by-itself';

/** Imported stories and those of the sample newsroom have no draft until somebody edits them. */
const hasNoDraftRow = sql`not exists (select 1 from manuscripts m where m.content_id = ${contents.id})`;

const mayBeTried = (context: Context) => isNotSkipped(context, 'publishDue', contents.id);

const writtenDue = (context: Context) =>
  context.db
    .select({ id: contents.id, at: manuscripts.dueAt })
    .from(manuscripts)
    .innerJoin(contents, eq(contents.id, manuscripts.contentId))
    .where(
      and(eq(manuscripts.edit, 'scheduled'), lte(manuscripts.dueAt, context.now()), mayBeTried(context)),
    );

const importedDue = (context: Context) =>
  context.db
    .select({ id: contents.id, at: contents.releaseTime })
    .from(contents)
    .where(
      and(
        eq(contents.status, 'scheduled'),
        lte(contents.releaseTime, context.now()),
        hasNoDraftRow,
        mayBeTried(context),
      ),
    );

/** The condition that the release time of a story has come. */
export function isStoryDue(context: Context): SQL | undefined {
  return or(exists(writtenDue(context)), exists(importedDue(context)));
}

/** The ids of the stories whose release time has come, longest due first. */
export async function readDue(context: Context, limit: number): Promise<number[]> {
  const written = await writtenDue(context).orderBy(asc(manuscripts.dueAt), asc(contents.id)).limit(limit);
  const imported = await importedDue(context)
    .orderBy(asc(contents.releaseTime), asc(contents.id))
    .limit(limit);
  return [...written, ...imported]
    .sort((story, other) => Number(story.at) - Number(other.at) || story.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
