import { count, eq } from 'drizzle-orm';
import { toolVotes } from '@/backend/db/schema/directory';
import type { Context } from '@/backend/kernel/context';

/** How many members voted for each tool, or for one; tools without a vote have no entry. */
export async function countVotes({ db }: Context, id?: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: toolVotes.toolId, votes: count() })
    .from(toolVotes)
    .where(id === undefined ? undefined : eq(toolVotes.toolId, id))
    .groupBy(toolVotes.toolId);
  return new Map(rows.map((row) => [row.id, row.votes]));
}
