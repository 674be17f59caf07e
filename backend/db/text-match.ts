import { type SQL, sql } from 'drizzle-orm';
import { textArray } from './arrays';

/** A text as a pattern of `like` that stands for itself. */
const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** The rest of a condition that the text before it contains these words, in any case: `t.title ${contains(words)}`. */
export const contains = (words: string): SQL => sql`ilike ${`%${literally(words)}%`}`;

/** The same for a text that begins with these words, in the same case; an index of patterns serves it. */
export const beginsWith = (words: string): SQL => sql`like ${`${literally(words)}%`}`;

/** The same for a text that contains one of these, in the same case. */
export const containsAny = (texts: readonly string[]): SQL =>
  sql`like any(${textArray(texts.map((each) => `%${literally(each)}%`))})`;
