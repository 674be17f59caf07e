import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { findByPinyin } from '@/backend/modules/search/queries/find-by-pinyin';
import { finding } from '@/backend/modules/search/queries/finding';
import { bestTitled } from '@/backend/modules/search/queries/similar-searches';
import { withoutLoneHan } from '@/backend/modules/search/queries/seams';
import type { TypedSearch } from '@/backend/modules/search/queries/typed-search';

/**
 * What is searched instead of a search that found nothing: its parts apart, a name or words it spells in pinyin, or nearly,
 * or its words spelt right. Null when none of these has results.
 */
export async function findAlternativeSearch(context: Context, search: TypedSearch): Promise<string | null> {
  const { keyword, without } = search;
  const typed = foldCharacters(keyword);
  const apart = withoutLoneHan(typed);
  const { whole, within } = await search.names();
  const ways = [...(apart === typed ? [] : [apart]), ...whole, ...(within === null ? [] : [within])];
  const [first] = await finding(context, ways, { max: 1, without });
  if (first !== undefined) return first;
  const spoken = await findByPinyin(context, typed);
  if (spoken !== null) return spoken;
  return bestTitled(context, await search.rightSpellings());
}
