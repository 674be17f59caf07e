import { readTerms } from '@/backend/db/chinese-terms';
import type { Context } from '@/backend/kernel/context';
import { setDeskTerms } from './word-classes';

/** For how long the words read last are taken, in ms. */
const FRESH_MS = 1000;
/** The database whose words were read last, and when. */
let last: { db: Context['db']; readAt: number } | undefined;

/** Lets searches look words up as the desk's dictionary says now; it is read at most once a second. */
export async function refreshTerms({ db }: Context): Promise<void> {
  if (last?.db === db && performance.now() - last.readAt < FRESH_MS) return;
  last = { db, readAt: performance.now() };
  setDeskTerms(await readTerms(db));
}
