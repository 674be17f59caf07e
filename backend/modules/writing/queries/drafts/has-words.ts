import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { findDrafts } from '@/backend/modules/search/queries/find-drafts';

/**
 * The condition that a story `c` has the words of a search in its newest or its live version; true for an empty search.
 */
export async function hasWords(context: Context, keyword: string): Promise<SQL> {
  if (keyword.trim() === '') return sql`true`;
  const draftIds = await findDrafts(context, keyword);
  return draftIds ? sql`c.id in ${draftIds}` : sql`false`;
}
