import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { scriptWordsField } from '@/backend/contract/stories/script-words';
import type { SearchHit } from '@/backend/contract/search/calls';
import { byPreference, pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import type { Match } from './matches';
import { excerpt, findHits, highlight, type Term } from './snippet';
import { type FoundText, readHitDetails, readTexts } from './texts';

/** Matches as readers see them: in their language, with the words of the search marked. */
export async function toHits(
  context: Context,
  matches: Match[],
  terms: readonly Term[],
  locale: Locale,
): Promise<SearchHit[]> {
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
  const particulars = await readHitDetails(
    context,
    written.map((match) => match.refId),
  );
  return matches.flatMap((match) => {
    const text = bestText(texts.get(match.kind)?.get(match.refId) ?? [], terms, locale);
    if (!text) return [];
    const isWritten = match.kind === 'flash' || match.kind === 'article';
    const { author, scriptWords = {}, releasePrecision } = (isWritten && particulars.get(match.refId)) || {};
    return {
      kind: match.kind,
      id: match.refId,
      lang: text.lang,
      title: highlight(text.title, terms),
      excerpt: excerpt(text.body, terms),
      release_time: toWireTime(match.releaseTime, releasePrecision),
      author: author ? pickText(author, locale).text : '',
      ...scriptWordsField(scriptWords),
    };
  });
}

/** The text in the reader's language, or the text in another language when only that one contains the words. */
function bestText(texts: FoundText[], terms: readonly Term[], locale: Locale): FoundText | undefined {
  const ordered = byPreference(texts, locale);
  return ordered.find((text) => findHits(`${text.title}\n${text.body}`, terms).length > 0) ?? ordered[0];
}
