import { desc, gte, like, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { searchDocs, searchTerms } from '@/backend/db/schema/system';
import { fold } from '@/backend/kernel/text/fold';
import { addHeat, heatOf } from '@/backend/modules/analytics/queries';

const MAX_TERM = 40;
/** Searches lose half their weight in this time. */
const SEARCH_HALF_LIFE_HOURS = 6;
const KEPT_DAYS = 14;

/** Counts one search that found something, and remembers what it leads to. */
export async function recordSearch(
  context: Context,
  keyword: string,
  contentId: number | null,
): Promise<void> {
  const term = keyword.replace(/\s+/g, ' ').trim();
  const termKey = fold(term);
  if (termKey.length < 2 || term.length > MAX_TERM) return;
  const now = context.now();
  const added = heatOf(now, SEARCH_HALF_LIFE_HOURS);
  await context.db
    .insert(searchTerms)
    .values({ termKey, term, heat: added, contentId, lastAt: now })
    .onConflictDoUpdate({
      target: searchTerms.termKey,
      set: {
        heat: addHeat(sql`${searchTerms.heat}`, added),
        contentId: sql`excluded.content_id`,
        lastAt: now,
      },
    });
}

/** What is searched most of late. */
export function listHotTerms(context: Context, size: number) {
  const since = new Date(context.now().getTime() - KEPT_DAYS * 86_400_000);
  return context.db
    .select({ keyword: searchTerms.term, contentId: searchTerms.contentId })
    .from(searchTerms)
    .where(gte(searchTerms.lastAt, since))
    .orderBy(desc(searchTerms.heat))
    .limit(size);
}

/** Frequent searches, then titles, that begin like the typed text. */
export async function suggest(context: Context, keyword: string, size: number): Promise<string[]> {
  const key = fold(keyword);
  if (key === '') return [];
  const pattern = `${key.replace(/[\\%_]/g, '\\$&')}%`;
  const terms = await context.db
    .select({ text: searchTerms.term })
    .from(searchTerms)
    .where(like(searchTerms.termKey, pattern))
    .orderBy(desc(searchTerms.heat))
    .limit(size);
  const titles = await context.db
    .select({ text: searchDocs.title })
    .from(searchDocs)
    .where(like(searchDocs.titleKey, pattern))
    .limit(size);
  return [...new Set([...terms, ...titles].map((row) => row.text))].slice(0, size);
}
