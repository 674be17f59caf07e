import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { findSpellings, finding } from '@/backend/modules/search/queries/near-searches';
import { namesMeant } from '@/backend/modules/search/queries/named-so';

/** Where letters, digits and Chinese meet without a blank: 周报236, BDK2029. */
const SEAMS =
  /(?<=\p{Script=Han})(?=[a-z\d])|(?<=[a-z\d])(?=\p{Script=Han})|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gu;

/**
 * What is searched instead of a search that found nothing: its parts apart, a name it spells in pinyin or nearly, or
 * its words spelt right. Null when none of these has results.
 */
export async function insteadOf(context: Context, keyword: string): Promise<string | null> {
  const typed = foldCharacters(keyword);
  const apart = typed.replace(SEAMS, ' ');
  const ways = [...(apart === typed ? [] : [apart]), ...(await namesMeant(context, keyword))];
  const [first] = await finding(context, ways, { most: 1 });
  return first ?? (await findSpellings(context, keyword, 1))[0] ?? null;
}
