import { and, notInArray, sql } from 'drizzle-orm';
import { beginsWith } from '@/backend/db/text-match';
import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { searchDocs } from '@/backend/db/schema/search';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { listHotTerms } from './hot-terms';
import { hiddenKinds } from '@/backend/modules/search/queries/hidden-kinds';
import { keyOf } from '@/backend/modules/search/queries/split-text';

/** Searches that begin like the typed text: hot searches, then titles. */
export async function suggest(
  context: Context,
  { keyword, locale, size }: { keyword: string; locale: Locale; size: number },
): Promise<string[]> {
  const key = foldCharacters(keyword);
  if (keyOf(key) === '') return [];
  const terms = await listHotTerms(context, { size, locale, beginning: keyOf(key) });
  const titles = await context.db
    .select({ title: searchDocs.title })
    .from(searchDocs)
    .where(
      and(
        sql`${searchDocs.titleKey} ${beginsWith(key)}`,
        notInArray(searchDocs.kind, await hiddenKinds(context)),
      ),
    )
    .limit(size);
  return [...new Set([...terms.map((term) => term.keyword), ...titles.map((row) => row.title)])].slice(
    0,
    size,
  );
}
