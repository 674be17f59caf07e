import { asc } from 'drizzle-orm';
import type { Term } from '@/backend/contract/chinese/term';
import { chineseTerms } from '@/backend/db/schema/chinese';
import type { Context } from '@/backend/kernel/context';
import { setDeskTerms } from './word-classes';

/** For how long the words read last are taken, in ms. */
const FRESH_MS = 1000;
let readAt = -Infinity;

/** All words of the desk's dictionary, oldest first. */
export async function readTerms({ db }: Context): Promise<Term[]> {
  const rows = await db.select().from(chineseTerms).orderBy(asc(chineseTerms.id));
  return rows.map(({ simplified, taiwan, hongKong, exception }) => ({
    simplified,
    taiwan,
    hong_kong: hongKong,
    exception,
  }));
}

/** Lets searches look words up as the desk's dictionary says now; it is read at most once a second. */
export async function refreshTerms(context: Context): Promise<void> {
  if (performance.now() - readAt < FRESH_MS) return;
  readAt = performance.now();
  setDeskTerms(await readTerms(context));
}
