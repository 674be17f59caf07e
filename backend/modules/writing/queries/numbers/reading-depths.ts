import { eq } from 'drizzle-orm';
import { readingDepths } from '@/backend/db/schema/analytics';
import type { Context } from '@/backend/kernel/context';

const TENTHS = 10;

/** The share (0-1) of readers who reached each tenth of a text; empty for a story without measurements. */
export async function readDepths({ db }: Pick<Context, 'db'>, contentId: number): Promise<number[]> {
  const rows = await db
    .select({ tenth: readingDepths.tenth, readers: readingDepths.readers })
    .from(readingDepths)
    .where(eq(readingDepths.contentId, contentId));
  const all = rows.reduce((sum, { readers }) => sum + readers, 0);
  if (all === 0) return [];
  const beyond = (min: number) =>
    rows.reduce((sum, { tenth, readers }) => sum + (tenth >= min ? readers : 0), 0);
  return Array.from({ length: TENTHS }, (_, index) => beyond(index + 1) / all);
}
