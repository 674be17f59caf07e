import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { insteadOf } from '@/backend/modules/search/commands/instead-of';
import { toHits } from '@/backend/modules/search/queries/hits';
import { findSplits } from '@/backend/modules/search/queries/known-words';
import type { Filter } from '@/backend/modules/search/queries/candidates';
import { findMatches, type Match } from '@/backend/modules/search/queries/matches';
import { findNearSearches } from '@/backend/modules/search/queries/near-searches';
import { planQuery, type QueryPlan, type Splits } from '@/backend/modules/search/queries/plan-query';
import { termsOf } from '@/backend/modules/search/queries/snippet';

const DAY_MS = 86_400_000;
/** With fewer results than this, other searches are suggested. */
const FEW = 3;

type Results = CallOutput<'searchMore'>;

interface Found {
  plan: QueryPlan;
  splits: Splits;
  matches: Match[];
  isMore: boolean;
}

/** All that matches a search, best first; null when nothing in it can be searched. */
export async function findAll(context: Context, keyword: string, filter: Filter = {}): Promise<Found | null> {
  const splits = await findSplits(context, planQuery(keyword)?.words ?? []);
  const plan = planQuery(keyword, splits);
  return plan && { plan, splits, ...(await findMatches(context, plan, filter)) };
}

/**
 * Results of one search, best first, with the matched words marked; when there are few, suggestions of other searches;
 * when there are none, the results of what was probably meant (`instead`).
 * @returns a page of results, and all matches of any kind
 */
export async function search(
  context: Context,
  input: CallParsedInput<'searchMore'>,
): Promise<{ results: Results; found: Match[] }> {
  const outcome = await searchTyped(context, input);
  const instead = outcome.found.length === 0 ? await insteadOf(context, input.keyword) : null;
  if (instead === null) return outcome;
  const { results, found: matches } = await searchTyped(context, { ...input, keyword: instead });
  return { results: { ...results, suggestions: outcome.results.suggestions, instead }, found: matches };
}

async function searchTyped(
  context: Context,
  { keyword, page, size, locale, kind, days }: CallParsedInput<'searchMore'>,
): Promise<{ results: Results; found: Match[] }> {
  const since = days ? new Date(context.now().getTime() - days * DAY_MS) : undefined;
  const all = await findAll(context, keyword, { since });
  if (!all) return { results: { ...NOTHING, page, size }, found: [] };
  const { matches, isMore } = kind ? await narrow(context, all, { since, kind }) : all;
  const counts: Results['counts'] = {};
  for (const match of all.matches) counts[match.kind] = (counts[match.kind] ?? 0) + 1;
  const shown = matches.slice((page - 1) * size, page * size);
  const allMatches = all.matches;
  const results = {
    list: await toHits(context, shown, termsOf(keyword, all.splits), locale),
    total: matches.length,
    is_more: isMore,
    page,
    size,
    counts,
    instead: null,
    suggestions: allMatches.length < FEW ? await findNearSearches(context, keyword, allMatches.length) : [],
  };
  return { results, found: allMatches };
}

const NOTHING = { list: [], total: 0, is_more: false, counts: {}, instead: null, suggestions: [] };

/** Matches of one kind; queried again when there were more matches of all kinds than were ranked. */
async function narrow(
  context: Context,
  { plan, matches, isMore }: Found,
  filter: Filter,
): Promise<{ matches: Match[]; isMore: boolean }> {
  if (isMore) return findMatches(context, plan, filter);
  return { matches: matches.filter(({ kind }) => kind === filter.kind), isMore: false };
}
