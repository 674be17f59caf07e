import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { SEARCH_WINDOW } from '@/backend/contract/search/calls';
import type { Context } from '@/backend/kernel/context';
import { findMatches, type Match } from './matches';
import { planWritten } from './plan-query';
import { excerpt } from './snippet';
import { type FoundText, readTexts } from './texts';

/** How many pages are shown. */
const SHOWN = 5;

/**
 * The published pages whose simplified text has a word outside its exception, so that it would change them: a page with
 * a translation into traditional Chinese stays as it is. The newest are counted, and the first of them shown.
 */
export async function termUses(
  context: Context,
  { simplified, exception }: Pick<CallParsedInput<'termUses'>, 'simplified' | 'exception'>,
): Promise<CallOutput<'termUses'>> {
  const plan = planWritten(simplified);
  if (!plan) return { total: 0, is_more: false, list: [] };
  const { matches, isMore } = await findMatches(context, plan, {});
  const uses = (await textsOf(context, matches)).flatMap(({ match, texts }) => {
    const text = changedText(texts, simplified, exception);
    return text ? [{ match, text }] : [];
  });
  return {
    total: uses.length,
    is_more: isMore || matches.length >= SEARCH_WINDOW,
    list: uses.slice(0, SHOWN).map(({ match: { kind, refId }, text: { title, body } }) => {
      const term = { text: simplified.toLowerCase(), isWord: false, mayGoOn: true };
      const isInBody = outside(body, exception).includes(simplified);
      return { kind, id: refId, title, excerpt: excerpt(isInBody ? body : title, [term]) };
    }),
  };
}

async function textsOf(context: Context, matches: readonly Match[]) {
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  const texts = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = matches.filter((match) => match.kind === kind).map(({ refId }) => refId);
        return [kind, await readTexts(context, kind, ids)] as const;
      }),
    ),
  );
  return matches.map((match) => ({ match, texts: texts.get(match.kind)?.get(match.refId) ?? [] }));
}

/** The text that would be converted otherwise; undefined when none would. */
function changedText(texts: readonly FoundText[], word: string, exception: string): FoundText | undefined {
  if (texts.some(({ lang }) => lang === 'zh-Hant')) return undefined;
  return texts.find(
    ({ lang, title, body }) => lang === 'zh-Hans' && outside(`${title}\n${body}`, exception).includes(word),
  );
}

/** A text without the phrase in which a word stays as it is. */
const outside = (text: string, exception: string) =>
  exception === '' ? text : text.replaceAll(exception, '\n');
