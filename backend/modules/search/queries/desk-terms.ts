import { readTerms } from '@/backend/db/chinese-terms';
import type { Context } from '@/backend/kernel/context';
import { setDeskTerms } from './word-classes';

/** For how long the words read last are taken, in ms. */
const FRESH_MS = 1000;
let readAt = -Infinity;

/** Lets searches look words up as the desk's dictionary says now; it is read at most once a second. */
export async function refreshTerms(context: Context): Promise<void> {
  if (performance.now() - readAt < FRESH_MS) return;
  readAt = performance.now();
  setDeskTerms(await readTerms(context.db));
}
