import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { beginsWith } from '@/backend/db/text-match';
import type { CallOutput } from '@/backend/contract/calls';
import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { searchDocs } from '@/backend/db/schema/search';
import { contentTexts } from '@/backend/db/schema/stories';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { preferred } from '@/backend/kernel/text/local';
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

async function titlesThatBegin(
  context: Context,
  key: string,
  locale: Locale,
  size: number,
): Promise<Suggestions> {
  const { db } = context;
  const rows = await db
    .select({ kind: searchDocs.kind, id: searchDocs.refId, title: searchDocs.title })
    .from(searchDocs)
    .where(
      and(
        sql`${searchDocs.titleKey} ${beginsWith(key)}`,
        notInArray(searchDocs.kind, await hiddenKinds(context)),
      ),
    )
    .limit(size);
  const isStory = (kind: string) => kind === 'flash' || kind === 'article';
  const ids = rows.filter(({ kind }) => isStory(kind)).map(({ id }) => id);
  const texts =
    ids.length === 0
      ? []
      : await db
          .select({ id: contentTexts.contentId, lang: contentTexts.lang, title: contentTexts.title })
          .from(contentTexts)
          .where(inArray(contentTexts.contentId, ids));
  return rows.map(({ kind, id, title }) => {
    const written = texts.filter(
      (text) => isStory(kind) && text.id === id && foldCharacters(text.title).startsWith(key),
    );
    const shown = preferred(written, locale);
    return shown ? { keyword: shown.title, lang: shown.lang } : { keyword: title, lang: 'zh-Hans' };
  });
}
