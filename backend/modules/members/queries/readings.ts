import { and, eq, inArray } from 'drizzle-orm';
import { readings } from '@/backend/db/schema/members';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';

/** The stories, each with how far the member read it in tenths of its text; null when the member did not open it. */
export async function withReadings<Story extends { id: number }>(
  { db }: Context,
  member: Member,
  stories: readonly Story[],
): Promise<(Story & { read_tenths: number | null })[]> {
  if (stories.length === 0) return [];
  const ids = stories.map(({ id }) => id);
  const rows = await db
    .select({ id: readings.contentId, tenth: readings.tenth })
    .from(readings)
    .where(and(eq(readings.userId, member.id), inArray(readings.contentId, ids)));
  const tenths = new Map(rows.map(({ id, tenth }) => [id, tenth]));
  return stories.map((story) => ({ ...story, read_tenths: tenths.get(story.id) ?? null }));
}
