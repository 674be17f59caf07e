import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { NEWEST_FIRST, occursIn } from './frequency';
import { isEnglish } from './function-words';
import { knownAmong } from './known-words';
import { planWritten } from './plan-query';
import { findWordsSpelt } from './spoken-words';

const SPELT = /^[a-z]{4,30}$/;
const MAX_PARTS = 4;
/** Among so many of the newest documents the words of one sound are compared. */
const SAMPLE = 400;

/**
 * A search whose words are spelt in pinyin, in Chinese words that documents have: jiedian shezhi → 节点 设置. Null when
 * none of its words is, and of an English sentence. What occurs in documents as it is written stays.
 * @param typed folded
 */
export async function findByPinyin(context: Context, typed: string): Promise<string | null> {
  const parts = typed.trim().split(/\s+/);
  if (parts.length > MAX_PARTS * 2 || !parts.some((part) => /^[a-z']+$/.test(part))) return null;
  if (parts.some(isEnglish)) return null;
  const together = parts.join('').replaceAll("'", '');
  const whole = SPELT.test(together) ? await mostWritten(context, await findWordsSpelt(together)) : null;
  if (whole !== null || parts.length === 1) return whole;
  const spelt = parts.filter((part) => SPELT.test(part)).slice(0, MAX_PARTS);
  const writtenWords = await knownAmong(context, spelt);
  const meant = new Map<string, string>();
  for (const part of spelt.filter((other) => !writtenWords.has(other))) {
    const word = await mostWritten(context, await findWordsSpelt(part));
    if (word !== null) meant.set(part, word);
  }
  return meant.size === 0 ? null : parts.map((part) => meant.get(part) ?? part).join(' ');
}

/** The word that most of the newest documents have; else the first that any has; null when none has one. */
async function mostWritten({ db }: Context, words: readonly string[]): Promise<string | null> {
  if (words.length === 0) return null;
  const queries = words.map((word) => planWritten(word)?.exact ?? '');
  const rows = await readRows(
    db,
    sql`
    with asked as materialized (select query::tsquery as query, n
        from unnest(${textArray(queries)}) with ordinality as asked (query, n)),
      newest as materialized (select strip(words) as words from search_docs ${NEWEST_FIRST} limit ${SAMPLE}),
      counted as (select n, query, (select count(*) from newest where words @@ query)::int as count from asked)
    select n::int as n, count, (count > 0 or ${occursIn('words', sql`query`)})::int as has from counted
    order by count desc, n`,
    { n: integer, count: integer, has: integer },
  );
  const best = rows.find(({ has }) => has === 1);
  return best ? (words[best.n - 1] ?? null) : null;
}
