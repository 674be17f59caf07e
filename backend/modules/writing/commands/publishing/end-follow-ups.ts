import { and, eq } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { stopSchedule } from './stop-schedule';

/** Sends back to review the scheduled stories that follow up a story which readers cannot see any more. */
export async function endFollowUps(context: Context, followsId: number): Promise<void> {
  const rows = await context.db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.followsId, followsId), eq(contents.status, 'scheduled')))
    .orderBy(contents.id);
  for (const { id } of rows) await stopSchedule(context, null, id, { followed: followsId });
}
