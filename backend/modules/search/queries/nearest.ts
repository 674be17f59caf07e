import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { instant, integer, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { type Filter, filterOf } from './candidates';
import { findPartly, type PartialMatch } from './find-partly';
import type { Match } from './matches';

/** With fewer results than this, what is nearest to the search is added to them. */
const FEW = 3;
/** The same where all of them have it in their texts alone, as any long text may. */
const FEW_IN_TEXTS = 60;
/** How many stories that have more of it are added. */
const MAX_NEARER = 3;
const MAX_OF_AUTHOR = 20;

/**
 * The results of a search that found few, none of them by its title, with stories that have more of what it is about in
 * theirs: among texts that have its words far apart, after others. After an author, also the stories of that author.
 */
export async function withNearest(
  context: Context,
  keyword: string,
  matches: readonly Match[],
  filter: Filter,
): Promise<Match[]> {
  const isTitled = matches.some(({ place }) => place === 'title');
  const authors = matches.flatMap(({ kind, place, refId }) =>
    kind === 'author' && place === 'title' ? [refId] : [],
  );
  if (matches.length === 0 || matches.length >= (isTitled ? FEW : FEW_IN_TEXTS)) return [...matches];
  if (authors.length > 0) return unique([...matches, ...(await storiesBy(context, authors, filter))]);
  return isTitled ? [...matches] : amongNearest(matches, await findPartly(context, keyword, filter));
}

/**
 * The matches with what is nearer to the search. What has its words together stays first, but only the first one of it: then
 * comes what has more of it in the title.
 */
function amongNearest(matches: readonly Match[], partly: readonly PartialMatch[]): Match[] {
  const matched = new Set(matches.map(keyOf));
  const last = partly.findLastIndex((match) => matched.has(keyOf(match)));
  const nearer = partly
    .slice(0, last < 0 ? partly.length : last)
    .filter((match) => match.isTitled && !matched.has(keyOf(match)))
    .slice(0, MAX_NEARER);
  const shown = new Set([...matched, ...nearer.map(keyOf)]);
  const together = matches.filter(({ place }) => place === 'together').slice(0, 1);
  return unique([...together, ...partly.filter((match) => shown.has(keyOf(match))), ...matches]);
}

const keyOf = ({ kind, refId }: Match) => `${kind} ${refId}`;
const unique = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [keyOf(match), match])).values(),
];

async function storiesBy({ db }: Context, authors: readonly number[], filter: Filter): Promise<Match[]> {
  const rows = await readRows(
    db,
    sql`
    select kind, ref_id, release_time from search_docs
    where kind in ('article', 'flash') and ref_id = any(array(select id from contents
      where status = 'approved' and author_id = any(${textArray(authors.map(String))}::bigint[])
      order by release_time desc, id desc limit ${MAX_OF_AUTHOR})) ${filterOf(filter)}
    order by release_time desc, id desc`,
    { kind: oneOf(['article', 'flash']), ref_id: integer, release_time: instant },
  );
  return rows.map(({ kind, ref_id, release_time }) => ({
    kind,
    refId: ref_id,
    releaseTime: release_time,
    place: 'apart',
  }));
}
