import { and, eq, isNull, sql } from 'drizzle-orm';
import { findFigures } from '@/backend/contract/figures/find-figure';
import { tags } from '@/backend/contract/tags';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { decideCoversAround } from './decide-covers';

/** So small that a batch delays a request no longer than a search does. */
const BATCH = { figures: 50, covers: 200 };
const FIRST_AFTER_MS = 1000;
const PAUSE_MS = 25;
const AFTER_FAILURE_MS = 10_000;

/**
 * What a version before did not store, in the background: first what the texts could show, then in the order of release
 * times which of it is the cover of each live article. @returns how to stop
 */
export function startFillingFigures(context: Context): () => void {
  let timer: NodeJS.Timeout;
  let hasFilled = false;
  const runNext = async () => {
    try {
      const isFilled = (await fillFigures(context)) < BATCH.figures;
      const settled = isFilled ? await settleOldCovers(context) : 0;
      hasFilled ||= !isFilled || settled > 0;
      if (!isFilled || settled === BATCH.covers) wait(PAUSE_MS);
      else if (hasFilled) await queueRevalidation(context, [tags.all]);
    } catch (error) {
      context.log.error({ error: describeError(error) }, 'deciding the covers of articles failed');
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

/** One batch, newest first. @returns how many texts were read */
function fillFigures(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    const rows = await inner.db
      .select()
      .from(contentTexts)
      .where(isNull(contentTexts.figures))
      .orderBy(sql`${contentTexts.contentId} desc`)
      .limit(BATCH.figures)
      .for('update', { skipLocked: true });
    for (const text of rows)
      await inner.db
        .update(contentTexts)
        .set({ figures: findFigures(text) })
        .where(and(eq(contentTexts.contentId, text.contentId), eq(contentTexts.lang, text.lang)));
    return rows.length;
  });
}

/** One batch, oldest first. @returns how many covers were decided */
function settleOldCovers(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    const rows = await inner.db
      .select({ id: contents.id, at: contents.releaseTime })
      .from(contents)
      .innerJoin(
        contentTexts,
        and(eq(contentTexts.contentId, contents.id), eq(contentTexts.lang, contents.lang)),
      )
      .where(
        and(
          eq(contents.kind, 'article'),
          eq(contents.status, 'approved'),
          isNull(contents.coverKind),
          sql`${contentTexts.figures} is not null`,
        ),
      )
      .orderBy(contents.releaseTime, contents.id)
      .limit(BATCH.covers);
    const ids = new Set(rows.map(({ id }) => id));
    await decideCoversAround(inner, rows, ({ id }) => ids.has(id));
    return rows.length;
  });
}
