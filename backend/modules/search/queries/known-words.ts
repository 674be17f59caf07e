import { sql } from 'drizzle-orm';
import { textArray } from '@/backend/db/arrays';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

const MAX_AT_ONCE = 5000;
const MIN_PART = 2;
const MIN_JOINED = 5;

/** The trigrams of a word, with `^` for its beginning and `$` for its end. */
export function gramsOf(word: string): string[] {
  const framed = `^${word}$`;
  return [...new Set(Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3)))];
}

/**
 * Stores the Latin words of documents, to correct misspelt searches. They are never deleted; whether a document still has
 * a word is checked when it is suggested.
 */
export async function addKnownWords(context: Context, words: string[]): Promise<void> {
  const sorted = [...words].sort();
  for (let from = 0; from < sorted.length; from += MAX_AT_ONCE)
    await learn(context, sorted.slice(from, from + MAX_AT_ONCE));
}

async function learn(context: Context, words: string[]): Promise<void> {
  const storedWords = await knownAmong(context, words);
  const rows = words
    .filter((word) => !storedWords.has(word))
    .flatMap((word) => gramsOf(word).map((gram) => ({ gram, word })));
  if (rows.length === 0) return;
  const [grams, terms] = [rows.map(({ gram }) => gram), rows.map(({ word }) => word)];
  await context.db.execute(sql`insert into search_grams (gram, term)
    select gram, term from unnest(${textArray(grams)}, ${textArray(terms)}) as fresh (gram, term)
    order by term, gram on conflict do nothing`);
}

/** Those of the words of Latin letters that occur, or once occurred, in a document. */
export async function knownAmong(context: Context, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const firsts = words.map((word) => gramsOf(word)[0] ?? '');
  const rows = await readRows(
    context.db,
    sql`
    select known.term from unnest(${textArray(firsts)}, ${textArray(words)}) as asked (gram, term)
    join search_grams known on known.gram = asked.gram and known.term = asked.term`,
    { term: text },
  );
  return new Set(rows.map(({ term }) => term));
}

/** Ways to split words into two known words: `rugpull` → `rug`, `pull`. */
export async function findSplits(context: Context, words: string[]): Promise<Map<string, string[][]>> {
  const ways = words
    .filter((word) => word.length >= MIN_JOINED && /^[a-z]+$/.test(word))
    .flatMap((word) =>
      Array.from({ length: word.length - 2 * MIN_PART + 1 }, (_, at) => {
        const cut = at + MIN_PART;
        return { word, parts: [word.slice(0, cut), word.slice(cut)] };
      }),
    );
  if (ways.length === 0) return new Map();
  const knownParts = await knownAmong(context, [...new Set(ways.flatMap(({ parts }) => parts))]);
  const splits = new Map<string, string[][]>();
  for (const { word, parts } of ways)
    if (parts.every((part) => knownParts.has(part))) splits.set(word, [...(splits.get(word) ?? []), parts]);
  return splits;
}
