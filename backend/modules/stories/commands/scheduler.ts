import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { contents } from '@/backend/db/schema/stories';
import { publishScheduled } from './publish';
import { runEvery } from '@/backend/kernel/run-every';

const EVERY_MS = 1000;

/** Items with a manuscript are published by the writing module. */
const hasNoManuscript = sql`not exists (select 1 from manuscripts m where m.content_id = ${contents.id})`;

/** Publishes scheduled items of imports and seeds when their time comes. */
export function startScheduler(context: Context): () => void {
  return runEvery(context, EVERY_MS, 'scheduled publishing', async () => {
    const due = await context.db
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.status, 'scheduled'), lte(contents.releaseTime, context.now()), hasNoManuscript))
      .limit(20);
    for (const { id } of due) await publishScheduled(context, id);
  });
}
