import { setTimeout } from 'node:timers/promises';
import { and, eq, inArray, isNull, lte, min, or } from 'drizzle-orm';
import { z } from 'zod';
import { LETTERS_AT_ONCE } from '@/backend/contract/newsletters/limits';
import { newsletterDeliveries, newsletterIssues, newsletters } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { brandedConfig } from '@/backend/kernel/site-brand';
import { queueRows } from '@/backend/outbox/queue-rows';
import { transportOf } from '@/backend/outbox/transport';
import { claimLetters, markUncertain } from './claim';
import { handToMailServer, type Outcome } from '@/backend/outbox/hand-to-mail-server';
import { formsOf, letterFor } from './letter';
import { recordOutcomes } from './record-outcomes';

/** How long one row of the outbox sends before the next takes over; shorter than its lease. */
const TURN_MS = 10_000;
/** When letters without an answer are looked at again. */
const LOOK_AGAIN_MS = 15_000;
const payloadSchema = z.object({ issueId: z.number() });

/** Queues the next turn of an issue, in the caller's transaction; the turns of one issue never overlap. */
export async function queueTurn(context: Context, issueId: number, dueAt = context.now()): Promise<void> {
  await queueRows(context, {
    kind: 'newsletter',
    payload: { issueId },
    recipient: `newsletter:${issueId}`,
    dueAt,
  });
}

/**
 * Sends letters of an issue for some seconds, `LETTERS_AT_ONCE` together and not more in a second than the setting says,
 * and queues the next turn. Each letter is noted before it is handed over and after it was answered, so that a process
 * that dies leaves only those uncertain that were on their way.
 * @throws Error when the mail server is away; the turn is tried again later
 */
export async function sendTurn(context: Context, payload: unknown): Promise<void> {
  const { issueId } = payloadSchema.parse(payload);
  const { db, config } = context;
  const url = config.mail.smtpUrl;
  const [row] = await db
    .select()
    .from(newsletterIssues)
    .innerJoin(newsletters, eq(newsletters.id, newsletterIssues.newsletterId))
    .where(and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, 'sending')));
  const issue = row?.newsletter_issues;
  // Of a stopped issue only what was on its way is looked at.
  if (!row || !issue?.written || url === null) return markUncertain(context, issueId);
  const { written } = issue;
  const transport = transportOf(config, url, LETTERS_AT_ONCE);
  const branded = { config: await brandedConfig(context) };
  const content = { id: issueId, written, date: issue.startedAt ?? context.now() };
  const forms = formsOf(branded, row.newsletters, content, true);
  const until = Date.now() + TURN_MS;
  const { perSecond } = config.newsletters;
  const max = Math.max(1, Math.min(LETTERS_AT_ONCE, Math.floor(perSecond)));
  while (Date.now() < until) {
    const begun = Date.now();
    const { letters, taken } = await claimLetters(context, issueId, max);
    if (taken === 0) break;
    const settled = await Promise.all(
      letters.map(async (letter) => {
        const mail = letterFor(context, row.newsletters, issue, forms, letter);
        return { letter, outcome: mail === null ? UNREADABLE : await handToMailServer(transport, mail) };
      }),
    );
    await recordOutcomes(context, issueId, settled);
    const away = settled.find(({ outcome }) => outcome.state === 'unreached');
    if (away) throw new Error(away.outcome.answer);
    await pause(begun + (1000 * letters.length) / perSecond - Date.now());
  }
  await endTurn(context, issueId);
}

const UNREADABLE: Outcome = {
  state: 'bounced',
  answer: 'the stored address cannot be opened',
  isAddressRefused: true,
};

const pause = (ms: number): Promise<void> => (ms > 0 ? setTimeout(ms) : Promise.resolve());

/** Queues what is left, or records that the issue was sent. */
async function endTurn(context: Context, issueId: number): Promise<void> {
  const { db, now } = context;
  await markUncertain(context, issueId);
  const left = await db
    .select({ state: newsletterDeliveries.state, dueAt: min(newsletterDeliveries.dueAt) })
    .from(newsletterDeliveries)
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        inArray(newsletterDeliveries.state, ['pending', 'sending']),
      ),
    )
    .groupBy(newsletterDeliveries.state);
  if (left.length > 0) {
    const pending = left.find(({ state }) => state === 'pending');
    const isDue = pending && (await isAnyDue(context, issueId));
    const again = new Date(now().getTime() + LOOK_AGAIN_MS);
    const dueAt = isDue
      ? now()
      : left.some(({ state }) => state === 'sending')
        ? again
        : (pending?.dueAt ?? again);
    return queueTurn(context, issueId, dueAt);
  }
  await db
    .update(newsletterIssues)
    .set({ state: 'sent', finishedAt: now() })
    .where(and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, 'sending')));
}

async function isAnyDue({ db, now }: Context, issueId: number): Promise<boolean> {
  const { state, dueAt } = newsletterDeliveries;
  const isDue = or(isNull(dueAt), lte(dueAt, now()));
  const rows = db
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, issueId), eq(state, 'pending'), isDue));
  return (await rows.limit(1)).length > 0;
}
