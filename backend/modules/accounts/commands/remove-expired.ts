import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { codes, limits, passkeyChallenges, proofs, sessions } from '@/backend/db/schema/accounts';
import { heldLetters } from '@/backend/db/schema/letters';
import { outbox } from '@/backend/db/schema/system';
import { clearPageChanges } from '@/backend/outbox/page-changes';
import { describeError } from '@/backend/kernel/describe-error';
import { clearSkippedRows } from '@/backend/kernel/skipped-rows';
import { foldPageViews } from '@/backend/modules/analytics/commands/fold-views';
import { clearSearches } from '@/backend/modules/search/commands/hot-terms';
import { eraseLateWrites } from './delete-account';
import { sweepDevices } from './known-devices';

const EVERY_MS = 10 * 60_000;
const OUTBOX_DAYS = 7;

/**
 * At start and every ten minutes removes what has expired: sessions, codes, proofs, challenges, counters, known
 * browsers, old searches and page changes, and rows of the outbox that are letters or were delivered a week ago. It
 * also makes daily sums of old page views, and erases again rows that were written late for members who left.
 * @returns a function that stops it; it resolves when a current run has ended
 */
export function startSweep(context: Context): () => Promise<void> {
  let running = sweep(context);
  const timer = setInterval(() => (running = sweep(context)), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Runs each step; one that fails is logged and does not stop the others. */
async function sweep(context: Context): Promise<void> {
  for (const [name, step] of Object.entries(STEPS))
    await step(context).catch((error: unknown) =>
      context.log.warn({ error: describeError(error) }, `sweeping up ${name} failed`),
    );
}

const STEPS: Record<string, (context: Context) => Promise<unknown>> = {
  async 'what has expired'({ db, now }) {
    for (const table of [sessions, codes, proofs, passkeyChallenges])
      await db.delete(table).where(lt(table.expiresAt, now()));
    await db.delete(limits).where(lt(limits.resetsAt, now()));
  },
  async 'the outbox'({ db, now }) {
    const old = new Date(now().getTime() - OUTBOX_DAYS * 86_400_000);
    await db.delete(outbox).where(and(isNotNull(outbox.deliveredAt), lt(outbox.deliveredAt, old)));
    // A letter is of no use after a week; without a mail server the rows would stay for ever.
    await db.delete(outbox).where(and(inArray(outbox.kind, ['mail', 'sms']), lt(outbox.createdAt, old)));
    await db
      .update(heldLetters)
      .set({ state: 'outdated', payload: {} })
      .where(and(eq(heldLetters.state, 'waiting'), lt(heldLetters.createdAt, old)));
  },
  'page changes': clearPageChanges,
  devices: sweepDevices,
  searches: clearSearches,
  'page views': foldPageViews,
  'late writes': eraseLateWrites,
  'skipped rows': clearSkippedRows,
};
