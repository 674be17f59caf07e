import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { cleanHtml } from '@/backend/kernel/text/clean-html';
import { withheldTexts } from '@/backend/db/schema/writing/withheld-texts';
import type { Context } from '@/backend/kernel/context';
import type { ContentText } from './prepare-texts';

/** By story: the languages in which it is off the site. */
export async function readWithheldLangs(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, Set<Locale>>> {
  const langsById = new Map<number, Set<Locale>>();
  if (ids.length === 0) return langsById;
  const rows = await db
    .select({ id: withheldTexts.contentId, lang: withheldTexts.lang })
    .from(withheldTexts)
    .where(inArray(withheldTexts.contentId, [...ids]));
  for (const { id, lang } of rows) langsById.set(id, (langsById.get(id) ?? new Set()).add(lang));
  return langsById;
}

/** Stores the newest text of languages that are off the site, to be used when they are restored. */
export async function storeWithheld(
  { db }: Context,
  contentId: number,
  texts: readonly ContentText[],
): Promise<void> {
  for (const { lang, title, summary, body } of texts)
    await db
      .update(withheldTexts)
      .set({ title, summary, body: await cleanHtml(body) })
      .where(and(eq(withheldTexts.contentId, contentId), eq(withheldTexts.lang, lang)));
}
