import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { meantBySound } from '@/backend/modules/search/queries/meant-by-sound';
import { finding } from '@/backend/modules/search/queries/finding';
import { bestTitled } from '@/backend/modules/search/queries/similar-searches';
import { wordsAtSeams } from '@/backend/modules/search/queries/seams';
import type { TypedSearch } from '@/backend/modules/search/queries/typed-search';

/**
 * What is searched instead of a search that found nothing: its parts apart, a name or words it spells in pinyin, or nearly,
 * or its words spelt right. Null when none of these has results.
 */
export async function insteadOf(context: Context, search: TypedSearch): Promise<string | null> {
  const { keyword, without } = search;
  const typed = foldCharacters(keyword);
  const apart = wordsAtSeams(typed);
  const { whole, within } = await search.names();
  const ways = [...(apart === typed ? [] : [apart]), ...whole, ...(within === null ? [] : [within])];
  const [first] = await finding(context, ways, { max: 1, without });
  if (first !== undefined) return first;
  const spoken = await meantBySound(context, typed);
  if (spoken !== null) return spoken;
  return bestTitled(context, await search.rightSpellings());
}
