import { and, notInArray, sql } from 'drizzle-orm';
import { rankFor } from '@/backend/db/preferred';
import { beginsWith } from '@/backend/db/text-match';
import type { CallOutput } from '@/backend/contract/calls';
import type { Context } from '@/backend/kernel/context';
import { LOCALES, type Locale } from '@/backend/contract/locale';
import { searchTitles } from '@/backend/db/schema/search';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { listHotTerms } from './hot-terms';
import { hiddenKinds } from '@/backend/modules/search/queries/hidden-kinds';
import { keyOf } from '@/backend/modules/search/queries/split-text';

type Suggestions = CallOutput<'searchSuggestions'>['list'];

/** Searches that begin like the typed text: hot searches, then titles, in the reader's script if they have it. */
export async function suggest(
  context: Context,
  { keyword, locale, size }: { keyword: string; locale: Locale; size: number },
): Promise<Suggestions> {
  const key = foldCharacters(keyword);
  if (keyOf(key) === '') return [];
  const terms = await listHotTerms(context, { size, locale, beginning: keyOf(key) });
  const titles = await titlesThatBegin(context, key, locale, size);
  const all = [...terms.map((term) => ({ keyword: term.keyword, lang: term.lang })), ...titles];
  return [...new Map(all.map((row) => [row.keyword, row])).values()].slice(0, size);
}

/** Titles that begin so, those in the reader's language first. A thing has one: the one that suits its reader best. */
async function titlesThatBegin(
  context: Context,
  key: string,
  locale: Locale,
  size: number,
): Promise<Suggestions> {
  const without = await hiddenKinds(context);
  const { kind, refId, lang, title, titleKey } = searchTitles;
  const rows = await context.db
    .select({ kind, refId, lang, title })
    .from(searchTitles)
    .where(and(sql`${titleKey} ${beginsWith(key)}`, notInArray(kind, without)))
    .orderBy(rankFor(locale, sql`${lang}`))
    .limit(size * LOCALES.length);
  const first = new Map<string, Suggestions[number]>();
  for (const row of rows) {
    const ref = `${row.kind}:${row.refId}`;
    if (!first.has(ref)) first.set(ref, { keyword: row.title, lang: row.lang });
  }
  return [...first.values()].slice(0, size);
}
