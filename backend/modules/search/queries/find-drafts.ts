import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { findSplits } from './known-words';
import { planQuery } from './plan-query';

/**
 * A query for the ids of all stories, live or not, whose newest or live version contains every word of a search; the
 * last word may be the beginning of a word. Words, scripts and words written apart are handled as in the readers'
 * search.
 * @returns null when nothing in the search can be looked up
 */
export async function findDrafts(context: Context, keyword: string): Promise<SQL | null> {
  const words = planQuery(keyword)?.words ?? [];
  const plan = planQuery(keyword, words.length > 0 ? await findSplits(context, words) : undefined);
  if (!plan) return null;
  const ways = [plan.begun ?? plan.exact, ...plan.apart.map(({ all }) => all)].map((way) => `(${way})`);
  return sql`(select content_id from piece_words where words @@ ${ways.join(' | ')}::tsquery)`;
}
