import { inArray } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { givenWords } from '@/backend/contract/stories/script-words';
import type { SearchHit } from '@/backend/contract/search/calls';
import { contents } from '@/backend/db/schema/stories';
import { PREFERENCE, pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { findMatches, type Match } from '@/backend/modules/search/queries/matches';
import { excerpt, findHits, highlight, termsOf } from '@/backend/modules/search/queries/snippet';
import { listHotTerms } from './terms';
import { type FoundText, readParticulars, readTexts } from '@/backend/modules/search/queries/texts';
import { queryOf } from '@/backend/modules/search/queries/tokens';

const HOT_SEARCH_ITEMS = 10;

/** Results of one search, best first, with the matched words told apart. */
export async function search(
  context: Context,
  input: CallParsedInput<'searchMore'>,
): Promise<CallOutput<'searchMore'> & { first: Match | null }> {
  const { keyword, page, size, locale } = input;
  const query = queryOf(keyword);
  if (!query) return { list: [], total: 0, is_more: false, page, size, counts: {}, first: null };
  const since = input.days ? new Date(context.now().getTime() - input.days * 86_400_000) : undefined;
  const { matches, isMore } = await findMatches(context, query, { since });
  const counts: CallOutput<'searchMore'>['counts'] = {};
  for (const match of matches) counts[match.kind] = (counts[match.kind] ?? 0) + 1;
  const ofKind = input.kind
    ? isMore
      ? await findMatches(context, query, { since, kind: input.kind })
      : { matches: matches.filter((match) => match.kind === input.kind), isMore: false }
    : { matches, isMore };
  const shown = ofKind.matches.slice((page - 1) * size, page * size);
  return {
    list: await toHits(context, shown, keyword, locale),
    total: ofKind.matches.length,
    is_more: ofKind.isMore,
    page,
    size,
    counts,
    first: ofKind.matches[0] ?? null,
  };
}

async function toHits(
  context: Context,
  matches: Match[],
  keyword: string,
  locale: Locale,
): Promise<SearchHit[]> {
  const terms = termsOf(keyword);
  const kinds = [...new Set(matches.map((match) => match.kind))];
  const texts = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = matches.filter((match) => match.kind === kind).map((match) => match.refId);
        return [kind, await readTexts(context, kind, ids)] as const;
      }),
    ),
  );
  const written = matches.filter((match) => match.kind === 'flash' || match.kind === 'article');
  const particulars = await readParticulars(
    context,
    written.map((match) => match.refId),
  );
  return matches.flatMap((match) => {
    const text = bestText(texts.get(match.kind)?.get(match.refId) ?? [], terms, locale);
    if (!text) return [];
    const isWritten = match.kind === 'flash' || match.kind === 'article';
    const { author, scriptWords = {} } = (isWritten && particulars.get(match.refId)) || {};
    return {
      kind: match.kind,
      id: match.refId,
      lang: text.lang,
      title: highlight(text.title, terms),
      excerpt: excerpt(text.body, terms),
      release_time: toWireTime(match.releaseTime),
      author: author ? pickText(author, locale).text : '',
      ...givenWords(scriptWords),
    };
  });
}

/** The reader's language, unless only another language has the words. */
function bestText(texts: FoundText[], terms: string[], locale: Locale): FoundText | undefined {
  const ordered = PREFERENCE[locale].flatMap((lang) => texts.filter((text) => text.lang === lang));
  return ordered.find((text) => findHits(`${text.title}\n${text.body}`, terms).length > 0) ?? ordered[0];
}

/** Hot searches, each with the item it leads to (spec: the list links to content detail). */
export async function listHotSearches(
  context: Context,
): Promise<CallOutput<'hotSearchItems'>['searchLists']> {
  const terms = await listHotTerms(context, HOT_SEARCH_ITEMS * 3);
  const ids = terms.flatMap((term) => term.contentId ?? []);
  if (ids.length === 0) return [];
  const live = await context.db
    .select({ id: contents.id, kind: contents.kind, status: contents.status })
    .from(contents)
    .where(inArray(contents.id, ids));
  const seen = new Set<number>();
  return terms
    .flatMap(({ keyword, contentId }) => {
      const item = live.find((row) => row.id === contentId && row.status === 'approved');
      if (!item || seen.has(item.id)) return [];
      seen.add(item.id);
      const lang: Locale = /\p{Script=Han}/u.test(keyword) ? 'zh-Hans' : 'en';
      return { id: item.id, kind: item.kind, title: keyword, lang };
    })
    .slice(0, HOT_SEARCH_ITEMS);
}
