import { sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { describeError } from '@/backend/kernel/describe-error';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { indexDrafts, DRAFT_WORDS_FORM } from './index-drafts';

/** So few that a batch delays a request no longer than a search does. */
const BATCH = 5;
const FIRST_AFTER_MS = 500;
const PAUSE_MS = 25;
const AFTER_FAILURE_MS = 10_000;

/**
 * Extracts the words of stories that were stored by an earlier version, newest first, in the background and in small
 * steps. A story that another transaction is writing is left to that transaction.
 * @returns a function that stops it
 */
export function startIndexingDrafts(context: Context): () => void {
  let timer: NodeJS.Timeout;
  let below: number | null = null;
  const runNext = async () => {
    try {
      below = await step(context, below);
      if (below !== null) wait(PAUSE_MS);
    } catch (error) {
      context.log.error({ error: describeError(error) }, 'indexing of drafts failed');
      wait(AFTER_FAILURE_MS);
    }
  };
  const wait = (ms: number) => {
    timer = setTimeout(runNext, ms);
    timer.unref();
  };
  wait(FIRST_AFTER_MS);
  return () => clearTimeout(timer);
}

/** One batch. @returns the id below which to go on; null when all is done */
function step(context: Context, below: number | null): Promise<number | null> {
  return inTransaction(context, async (inner) => {
    const under = below === null ? sql`` : sql`and c.id < ${below}`;
    const rows = await readRows(
      inner.db,
      sql`
      select c.id from contents c where not exists (
        select 1 from piece_words w where w.content_id = c.id and w.form = ${DRAFT_WORDS_FORM}) ${under}
      order by c.id desc limit ${BATCH} for no key update of c skip locked`,
      { id: integer },
    );
    const ids = rows.map(({ id }) => id);
    await indexDrafts(inner, ids);
    return ids.at(-1) ?? null;
  });
}
