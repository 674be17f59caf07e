import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { instant, integer, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { type Filter, filterOf } from './candidates';
import { findPartly } from './find-partly';
import type { Match } from './matches';

/** With fewer results than this, what is nearest to the search is added to them. */
const FEW = 3;
/** How many stories that have more of it are added. */
const MAX_NEARER = 3;
const MAX_OF_AUTHOR = 20;

/**
 * The results of a search that found few, none of them by its title, with stories that have more of what it is about in
 * theirs: before texts that have its words far apart, after others. After an author, also the stories of that author.
 */
export async function withNearest(
  context: Context,
  keyword: string,
  matches: readonly Match[],
  filter: Filter,
): Promise<Match[]> {
  const isTitled = matches.some(({ place }) => place === 'title');
  if (matches.length === 0 || matches.length >= FEW) return [...matches];
  const nearer = isTitled ? [] : await nearerThan(context, keyword, matches, filter);
  const isApart = matches.every(({ place }) => place === 'apart');
  const authors = matches.flatMap(({ kind, place, refId }) =>
    kind === 'author' && place === 'title' ? [refId] : [],
  );
  const after = authors.length > 0 ? await storiesBy(context, authors, filter) : [];
  return unique([...(isApart ? nearer : []), ...matches, ...nearer, ...after]);
}

const keyOf = ({ kind, refId }: Match) => `${kind} ${refId}`;
const unique = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [keyOf(match), match])).values(),
];

/** What holds more of a search than each of the matches and has it in the title, though not all of its words. */
async function nearerThan(
  context: Context,
  keyword: string,
  matches: readonly Match[],
  filter: Filter,
): Promise<Match[]> {
  const partly = await findPartly(context, keyword, filter);
  const matched = new Set(matches.map(keyOf));
  const first = partly.findIndex((match) => matched.has(keyOf(match)));
  return partly
    .slice(0, first < 0 ? partly.length : first)
    .filter(({ isTitled }) => isTitled)
    .slice(0, MAX_NEARER);
}

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
