import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { SearchKind } from '@/backend/contract/search/calls';
import { findAlternativeSearch } from '@/backend/modules/search/commands/find-alternative-search';
import { toHits } from '@/backend/modules/search/queries/hits';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { refreshTerms } from '@/backend/modules/search/queries/desk-terms';
import { contentOf } from '@/backend/modules/search/queries/function-words';
import { findPartly } from '@/backend/modules/search/queries/find-partly';
import { withNearest } from '@/backend/modules/search/queries/nearest';
import { findSplits } from '@/backend/modules/search/queries/known-words';
import type { Filter } from '@/backend/modules/search/queries/candidates';
import { findMatches, type Match } from '@/backend/modules/search/queries/matches';
import { findSimilarSearches } from '@/backend/modules/search/queries/similar-searches';
import {
  chainsOf,
  correctMistypedCharacter,
  titlesWithHalf,
} from '@/backend/modules/search/queries/correct-mistyped-character';
import { planQuery, type QueryPlan, type Splits } from '@/backend/modules/search/queries/plan-query';
import { termsOf } from '@/backend/modules/search/queries/snippet';
import { markedParts } from '@/backend/modules/search/queries/distinctive-words';
import { readTexts } from '@/backend/modules/search/queries/texts';
import { type TypedSearch, typedSearch } from '@/backend/modules/search/queries/typed-search';

const DAY_MS = 86_400_000;
/** With fewer results than this, other searches are suggested. */
const FEW = 3;
/** How many partial matches are read to put a wrong character right. */
const READ_FOR_CORRECTION = 5;
/** A search of so many characters is no sentence. */
const SHORT = 12;

type Results = CallOutput<'searchMore'>;

interface Found {
  /** What of the search is marked in the results. */
  marked: string;
  plan: QueryPlan;
  splits: Splits;
  filter: Filter;
  matches: Match[];
  isMore: boolean;
}

/**
 * All that readers may find by a search, best first; null when nothing in it can be searched. Where no story has what was
 * typed together, those come first that have what it is about in their title: Web3 in 什么是 Web3.
 */
export async function findAll(context: Context, keyword: string, within: Filter): Promise<Found | null> {
  const typed = await findWords(context, keyword, within);
  const content = contentOf(foldCharacters(keyword));
  if (!typed || content === null || typed.matches.some(({ place }) => place !== 'apart')) return typed;
  const about = await findWords(context, content, within);
  const titled = about?.matches.filter(({ place }) => place === 'title') ?? [];
  if (about && titled.length > 0 && typed.matches.length === 0) return about;
  const isOther = (match: Match) => !titled.some((first) => isSame(first, match));
  return { ...typed, matches: [...titled, ...typed.matches.filter(isOther)] };
}

const isSame = (a: Match, b: Match) => a.kind === b.kind && a.refId === b.refId;

async function findWords(context: Context, keyword: string, filter: Filter): Promise<Found | null> {
  const splits = await findSplits(context, planQuery(keyword)?.words ?? []);
  const plan = planQuery(keyword, splits);
  if (!plan) return null;
  return { marked: keyword, plan, splits, filter, ...(await findMatches(context, plan, filter)) };
}

/**
 * Results of one search, best first, with the matched words marked; when there are few, suggestions of other searches;
 * when there are none, the results of what was probably meant (`instead`), or else those with its rarest words
 * (`is_partial`).
 * @returns a page of results, and all matches of any kind; none of a search that has only partial ones
 */
export async function search(
  context: Context,
  input: CallParsedInput<'searchMore'>,
): Promise<{ results: Results; found: Match[] }> {
  await refreshTerms(context);
  const typed = await typedSearch(context, input.keyword);
  const outcome = await searchTyped(context, typed, input);
  if (outcome.found.length > 0) return outcome;
  const { keyword, without } = typed;
  // A search that finds something at another time is as meant: in these days there is nothing.
  if (input.days && ((await findAll(context, keyword, { without }))?.matches.length ?? 0) > 0) return outcome;
  const instead = await findAlternativeSearch(context, typed);
  if (instead !== null) return searchInstead(context, typed, input, instead);
  const spelt = (await typed.spellings())[0] ?? (await typed.names()).within ?? keyword;
  const matches = await findPartly(context, spelt, { since: sinceOf(context, input), without });
  const corrected =
    correctMistypedCharacter(spelt, await titlesWithHalf(context, spelt)) ??
    correctMistypedCharacter(spelt, await textsOf(context, spelt, matches.slice(0, READ_FOR_CORRECTION)));
  if (corrected !== null) {
    const outcomeOfCorrected = await searchInstead(context, typed, input, corrected);
    if (outcomeOfCorrected.found.length > 0) return outcomeOfCorrected;
  }
  const shown = matches.filter(({ holdsEnough }) => holdsEnough);
  return { results: await partialResults(context, typed, input, { shown, spelt }), found: [] };
}

async function searchInstead(
  context: Context,
  typed: TypedSearch,
  input: CallParsedInput<'searchMore'>,
  instead: string,
) {
  // The same letters cut otherwise are nearest to what is nearest to them as they were typed.
  const nearestTo = lettersOf(instead) === lettersOf(typed.keyword) ? typed.keyword : instead;
  const outcome = await searchTyped(context, await typedSearch(context, instead), input, nearestTo);
  const { results, found: matches } = outcome;
  const suggestions = await typed.rightSpellings();
  return { results: { ...results, suggestions, instead }, found: matches };
}

const lettersOf = (keyword: string) => foldCharacters(keyword).replaceAll(' ', '');

async function partialResults(
  context: Context,
  typed: TypedSearch,
  { page, size, kind, locale }: CallParsedInput<'searchMore'>,
  { shown: matches, spelt }: { shown: Match[]; spelt: string },
): Promise<Results> {
  // Parts of a sentence are not worth a search each.
  const isSuggesting = matches.length === 0 || typed.keyword.length <= SHORT;
  const ofKind = matches.filter((match) => kind === undefined || match.kind === kind);
  return {
    ...NOTHING,
    list: await toHits(context, ofKind.slice((page - 1) * size, page * size), markedParts(spelt), locale),
    total: ofKind.length,
    page,
    size,
    counts: countsOf(matches),
    is_partial: matches.length > 0,
    suggestions: isSuggesting ? await findSimilarSearches(context, typed, 0) : [],
  };
}

/** The titles of matches in all their languages, then their texts; none for a search without chains. */
async function textsOf(context: Context, typed: string, matches: readonly Match[]): Promise<string[]> {
  if (chainsOf(foldCharacters(typed)).length === 0) return [];
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  const byKind = await Promise.all(
    kinds.map((kind) =>
      readTexts(
        context,
        kind,
        matches.filter((match) => match.kind === kind).map(({ refId }) => refId),
      ),
    ),
  );
  const texts = byKind.flatMap((textsOfKind) => [...textsOfKind.values()].flat());
  return [...texts.map(({ title }) => title), ...texts.map(({ body }) => body)];
}

const sinceOf = (context: Context, { days }: CallParsedInput<'searchMore'>) =>
  days ? new Date(context.now().getTime() - days * DAY_MS) : undefined;

function countsOf(matches: readonly Match[]): Results['counts'] {
  const counts: Results['counts'] = {};
  for (const match of matches) counts[match.kind] = (counts[match.kind] ?? 0) + 1;
  return counts;
}

async function searchTyped(
  context: Context,
  typed: TypedSearch,
  input: CallParsedInput<'searchMore'>,
  nearestTo = typed.keyword,
): Promise<{ results: Results; found: Match[] }> {
  const { page, size, locale, kind } = input;
  const { keyword, without } = typed;
  const all = await findAll(context, keyword, { since: sinceOf(context, input), without });
  if (!all) return { results: { ...NOTHING, page, size }, found: [] };
  const allMatches = await withNearest(context, nearestTo, all.matches, all.filter);
  const { matches, isMore } = kind
    ? await narrow(context, { ...all, matches: allMatches }, kind)
    : { ...all, matches: allMatches };
  const shown = matches.slice((page - 1) * size, page * size);
  const results = {
    list: await toHits(context, shown, termsOf(all.marked, all.splits), locale),
    total: matches.length,
    is_more: isMore,
    page,
    size,
    counts: countsOf(allMatches),
    instead: null,
    is_partial: false,
    suggestions:
      allMatches.length > 0 && allMatches.length < FEW
        ? await findSimilarSearches(context, typed, allMatches.length)
        : [],
  };
  return { results, found: allMatches };
}

const NOTHING = {
  list: [],
  total: 0,
  is_more: false,
  counts: {},
  instead: null,
  is_partial: false,
  suggestions: [],
};

/** Matches of one kind; queried again when there were more matches of all kinds than were ranked. */
async function narrow(
  context: Context,
  { plan, filter, matches, isMore }: Found,
  only: SearchKind,
): Promise<{ matches: Match[]; isMore: boolean }> {
  if (isMore) return findMatches(context, plan, { ...filter, kind: only });
  return { matches: matches.filter(({ kind }) => kind === only), isMore: false };
}
