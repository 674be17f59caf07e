import { and, eq, isNull, sql } from 'drizzle-orm';
import { findFigure } from '@/backend/contract/figures/find-figure';
import { tags } from '@/backend/contract/tags';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';

/** So small that a batch delays a request no longer than a search does. */
const BATCH = 50;
const FIRST_AFTER_MS = 1000;
const PAUSE_MS = 25;
const AFTER_FAILURE_MS = 10_000;

/** Computes the figures of texts that have none yet, newest first, in the background. @returns how to stop */
export function startFillingFigures(context: Context): () => void {
  let timer: NodeJS.Timeout;
  let hasFilled = false;
  const goOn = async () => {
    try {
      const filled = await fillFigures(context);
      hasFilled ||= filled > 0;
      if (filled === BATCH) wait(PAUSE_MS);
      else if (hasFilled) await queueRevalidation(context, [tags.all]);
    } catch (error) {
      context.log.error({ error: describeError(error) }, 'counting the figures of covers failed');
      wait(AFTER_FAILURE_MS);
    }
  };
  const wait = (ms: number) => {
    timer = setTimeout(goOn, ms);
    timer.unref();
  };
  wait(FIRST_AFTER_MS);
  return () => clearTimeout(timer);
}

/** One batch. @returns how many figures were computed */
function fillFigures(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    const rows = await inner.db
      .select({ text: contentTexts, figureRule: contents.figureRule })
      .from(contentTexts)
      .innerJoin(contents, eq(contents.id, contentTexts.contentId))
      .where(isNull(contentTexts.figure))
      .orderBy(sql`${contentTexts.contentId} desc`)
      .limit(BATCH)
      .for('update', { of: contentTexts, skipLocked: true });
    for (const { text, figureRule } of rows)
      await inner.db
        .update(contentTexts)
        .set({ figure: findFigure(text, figureRule) })
        .where(and(eq(contentTexts.contentId, text.contentId), eq(contentTexts.lang, text.lang)));
    return rows.length;
  });
}
