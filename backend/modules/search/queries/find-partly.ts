import { sql } from 'drizzle-orm';
import { SEARCH_KINDS } from '@/backend/contract/search/calls';
import { textArray } from '@/backend/db/arrays';
import { boolean, decimal, instant, integer, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { type Filter, filterOf } from './candidates';
import { NEWEST_FIRST } from './frequency';
import type { Match } from './matches';
import { type DistinctiveWord, distinctiveWords } from './distinctive-words';

/** The newest documents in which it is counted how common a word is. */
const SAMPLE = 200;
/** Words that a larger share of documents has only lead to a document where no rarer one does; else they count where it is found. */
const COMMON = 0.03;
/** How many words lead to documents, the rarest first, and to how many each. */
const MAX_LEADS = 20;
const PER_LEAD = 200;
/** How many of them are words that some of the newest documents have. */
const KNOWN_LEADS = 4;
/** How many documents are compared by all words. */
const COMPARED = 50;
const MAX_MATCHES = 20;
/** How many things of a search are looked up in titles two by two, and in how many titles. */
const MAX_THINGS = 3;
const PER_TITLES = 40;
/** What a larger share of documents has is not looked up so: the index would read very many titles. */
const SAYING_NOTHING = 0.15;
/** A document is shown when it holds this much of what the typed words say. */
const MIN_SCORE = 0.27;
/** Where fewer do, those whose title has a word of them follow, so many in all. */
const MAX_TITLED = 5;

/** A match by a part of the search. */
export interface PartialMatch extends Match {
  /** Whether it holds enough of the search to be shown. */
  holdsEnough: boolean;
  /** Whether its title alone does. */
  isTitled: boolean;
}

/**
 * Documents that hold the rarest words of a search, though not all of them, best first: for a sentence, or words with a
 * wrong character among them. What an author's name holds of them also counts for the stories of that author.
 */
export async function findPartly(
  context: Context,
  keyword: string,
  filter: Filter = {},
): Promise<PartialMatch[]> {
  const words = distinctiveWords(keyword);
  if (words.length === 0) return [];
  const { total, shares } = await sharesOf(context, words);
  const leads = leadsAmong(words, shares, total <= SAMPLE);
  // Where none of these is known to occur, the common words lead to the newest documents.
  const commonLeads = leads.some(({ share }) => share > 0) ? [] : commonAmong(words, shares);
  const branches = [
    ...leads.map(
      ({ word, index }) => sql`(select ${index}::int as n, id, release_time from search_docs
        where words @@ ${word.query}::tsquery ${filterOf(filter)} limit ${PER_LEAD})`,
    ),
    ...commonLeads.map(
      ({ word, index }) => sql`(select ${index}::int as n, id, release_time from
        (select id, release_time, words from search_docs where true ${filterOf(filter)} ${NEWEST_FIRST} limit ${PER_LEAD}) newest
        where words @@ ${word.query}::tsquery)`,
    ),
  ];
  if (branches.length === 0) return [];
  const rows = await readRows(
    context.db,
    sql`
    with asked as materialized (select n - 1 as n, query::tsquery as query, worth, typed, in_word, meaning, form, share
      from unnest(${textArray(words.map(({ query }) => query))}, ${textArray(words.map(({ worth }) => String(worth)))}::float8[],
        ${textArray(words.map(({ isTyped }) => String(isTyped)))}::boolean[], ${textArray(words.map(({ word }) => String(word !== '')))}::boolean[],
        ${textArray(words.map(({ meaning }) => meaning))},
        ${textArray(words.map(({ form }) => form))}, ${textArray(shares.map(String))}::float8[])
        with ordinality as asked (query, worth, typed, in_word, meaning, form, share, n)),
    led as materialized (${sql.join(branches, sql` union all `)}),
    titled as materialized (${titledWith(words, shares, filter)}),
    known as (select * from led union select asked.n, id, release_time from titled join asked on title_words @@ query),
    weighed as materialized (select asked.n, query, typed, in_word, meaning, form,
        worth * ln(1 + ${total}::float8 / (1 + greatest(share * ${total}::float8, (select count(*) from led where led.n = asked.n)))) as weight
      from asked),
    likely as (select id from (select id, release_time, max(sum) as most from
        (select id, release_time, meaning, form, sum(weight) as sum from known join weighed using (n)
          group by id, release_time, meaning, form) forms
        group by id, release_time, meaning) meanings
      group by id, release_time order by sum(most) desc, release_time desc, id desc limit ${COMPARED}),
    compared as materialized (select kind, ref_id, docs.id, release_time, strip(words) as words, title_words,
        case when kind in ('article', 'flash') then (select author_id from contents where contents.id = ref_id) end as author_id
      from search_docs docs join likely using (id)),
    scored as materialized (select *, (select coalesce(sum(most), 0) from (select max(sum) as most from
        (select meaning, form, sum(weight * case when title_words @@ query then 2 else 1 end) as sum
          from weighed where words @@ query group by meaning, form) forms
        group by meaning) meanings) as own,
      (select coalesce(sum(most), 0) from (select max(sum) as most from (select meaning, form, sum(weight) as sum
          from weighed where title_words @@ query group by meaning, form) forms
        group by meaning) meanings) as titled,
      exists(select 1 from weighed where title_words @@ query and in_word) as titled_word from compared)
    select kind, ref_id, release_time, titled_word, titled::float8 as titled, score::float8 as score, (select sum(weight) from weighed where typed)::float8 as whole
    from (select *, own + coalesce((select max(named.own) from scored named
      where named.kind = 'author' and named.ref_id = scored.author_id), 0) as score from scored) every
    order by score / (1 + 0.08 * ln(1 + length(words))) desc, release_time desc, id desc limit ${MAX_MATCHES}`,
    {
      kind: oneOf(SEARCH_KINDS),
      ref_id: integer,
      release_time: instant,
      titled_word: boolean,
      titled: decimal,
      score: decimal,
      whole: decimal,
    },
  );
  const holding = rows.filter(({ score, whole }) => score >= MIN_SCORE * whole);
  const titled = rows.filter((row) => row.titled_word && !holding.includes(row));
  const shown = [...holding, ...titled.slice(0, Math.max(0, MAX_TITLED - holding.length))];
  return rows.map((row) => ({
    kind: row.kind,
    refId: row.ref_id,
    releaseTime: row.release_time,
    place: 'apart',
    holdsEnough: shown.includes(row),
    isTitled: row.titled >= MIN_SCORE * row.whole,
  }));
}

/** Documents with two of the things in their titles, however common each of them is; with one of a search that says two at most. */
function titledWith(words: readonly DistinctiveWord[], shares: readonly number[], filter: Filter) {
  const saying = words.filter((_, at) => (shares[at] ?? 0) <= SAYING_NOTHING);
  const things = thingsIn(saying).slice(0, MAX_THINGS);
  const pairs = things.flatMap((thing, at) => things.slice(at + 1).map((other) => `(${thing} & ${other})`));
  const looked = things.length > 2 ? pairs : things;
  const query = looked.length > 0 ? sql`title_words @@ ${looked.join(' | ')}::tsquery` : sql`false`;
  return sql`select id, release_time, title_words from search_docs where ${query} ${filterOf(filter)} limit ${PER_TITLES}`;
}

/** A query for each thing a search says, in any of its forms. */
function thingsIn(words: readonly DistinctiveWord[]): string[] {
  const forms = new Map<string, Map<string, string[]>>();
  const named = new Set(words.filter(({ isTyped }) => !isTyped).map(({ meaning }) => meaning));
  for (const { word, meaning, form, query } of words) {
    if (word === '') continue;
    const thing = named.has(meaning) ? meaning : word;
    const ofThing = forms.get(thing) ?? new Map<string, string[]>();
    ofThing.set(form, [...(ofThing.get(form) ?? []), `(${query})`]);
    forms.set(thing, ofThing);
  }
  return [...forms.values()].map(
    (ofThing) => `(${[...ofThing.values()].map((queries) => queries.join(' & ')).join(' | ')})`,
  );
}

/**
 * The words by which documents are looked up, each with its place among all and its share. Where there are few documents,
 * any word leads.
 */
function leadsAmong(words: readonly DistinctiveWord[], shares: readonly number[], areFew: boolean) {
  const rarestFirst = rarestFirstOf(words, shares);
  const occurring = rarestFirst.filter(({ share }) => share > 0 && (areFew || share <= COMMON));
  if (areFew) return occurring.slice(0, MAX_LEADS);
  // What the newest documents lack, older ones may have; a word with a wrong character nobody has.
  const knownLeads = occurring.slice(0, KNOWN_LEADS);
  const rare = rarestFirst.filter(({ share }) => share === 0).slice(0, MAX_LEADS - knownLeads.length);
  return [...rare, ...knownLeads];
}

/** Words that some of the newest documents have, the rarest first. */
const commonAmong = (words: readonly DistinctiveWord[], shares: readonly number[]) =>
  rarestFirstOf(words, shares)
    .filter(({ share }) => share > 0)
    .slice(0, MAX_LEADS);

const rarestFirstOf = (words: readonly DistinctiveWord[], shares: readonly number[]) =>
  words
    .map((word, index) => ({ word, index, share: shares[index] ?? 0 }))
    .sort(
      (a, b) =>
        a.share - b.share || Number(b.word.isTyped) - Number(a.word.isTyped) || b.word.worth - a.word.worth,
    );

/**
 * How many documents there are, and the share of the newest that have each word. What the database estimates is
 * nothing before it was analysed, so a thousand are counted.
 */
async function sharesOf({ db }: Context, words: readonly DistinctiveWord[]) {
  const rows = await readRows(
    db,
    sql`
    with newest as materialized (select strip(words) as words from search_docs ${NEWEST_FIRST} limit ${SAMPLE}),
      asked as materialized (select query::tsquery as query, n
        from unnest(${textArray(words.map(({ query }) => query))}) with ordinality as asked (query, n))
    select (select count(*) from newest where words @@ query)::float8 / greatest(1, (select count(*) from newest)) as share,
      greatest((select reltuples from pg_class where oid = 'search_docs'::regclass),
        (select count(*) from (select 1 from search_docs limit ${5 * SAMPLE}) counted))::float8 as total
    from asked order by n`,
    { share: decimal, total: decimal },
  );
  return { total: rows[0]?.total ?? 0, shares: rows.map(({ share }) => share) };
}
