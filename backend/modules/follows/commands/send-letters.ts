import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { followLetters, followNews } from '@/backend/db/schema/follows';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { brandedConfig } from '@/backend/kernel/site-brand';
import { membersDueByMail } from '@/backend/modules/follows/queries/waiting';
import { handToMailServer, type Outcome } from '@/backend/outbox/hand-to-mail-server';
import { transportOf } from '@/backend/outbox/transport';
import { claimLetter, type ClaimedLetter } from './claim-letter';
import { endLettersOf } from './leave';

/** Letters on their way at once: as many are uncertain at most when the process dies. */
const AT_ONCE = 8;
/** A letter that was handed over longer ago has no answer any more: the deadline of one is shorter. */
export const UNCERTAIN_AFTER_MS = 40_000;
const FIRST_DELAY_MS = 2 * 60_000;
const MAX_ANSWER = 300;

/** Sends the letters that are due, until none is. Each is noted before it is handed over, and never sent twice. */
export async function sendDueLetters(context: Context): Promise<void> {
  const { smtpUrl } = context.config.mail;
  if (smtpUrl === null) return;
  await markUncertain(context);
  const branded = { ...context, config: await brandedConfig(context) };
  const transport = transportOf(branded.config, smtpUrl, AT_ONCE);
  for (;;) {
    const members = await membersDueByMail(branded, AT_ONCE);
    if (members.length === 0) return;
    const outcomes = await Promise.all(
      members.map(async (userId) => {
        const letter = await claimLetter(branded, userId);
        if (letter === null) return null;
        const outcome = await handToMailServer(transport, letter.mail);
        await settleLetter(branded, letter, outcome);
        return outcome;
      }),
    );
    // The mail server is away, or another backend sends them: the next look tries again.
    if (outcomes.every((outcome) => outcome === null || outcome.state === 'unreached')) return;
  }
}

/** Letters of which nobody knows what became, because the process died, are noted, and not sent again. */
async function markUncertain({ db, now, log }: Context): Promise<void> {
  const lost = await db
    .update(followLetters)
    .set({ state: 'uncertain', endedAt: now() })
    .where(
      and(
        eq(followLetters.state, 'sending'),
        lt(followLetters.begunAt, new Date(now().getTime() - UNCERTAIN_AFTER_MS)),
      ),
    )
    .returning({ id: followLetters.id });
  if (lost.length > 0)
    log.warn({ letters: lost.map(({ id }) => id) }, 'letters about what members follow may have been lost');
}

/** Records what became of a letter. What was not taken waits again; a refused address gets no more of them. */
async function settleLetter(context: Context, letter: ClaimedLetter, outcome: Outcome): Promise<void> {
  const { id, userId, newsIds } = letter;
  if (outcome.state === 'unreached' || outcome.state === 'pending') return putOff(context, letter, outcome);
  const state = outcome.state === 'bounced' ? 'refused' : outcome.state;
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    await db
      .update(followLetters)
      .set({ state, endedAt: now(), answer: state === 'sent' ? null : withoutAddresses(outcome.answer) })
      .where(eq(followLetters.id, id));
    if (state === 'refused')
      await db.update(followNews).set({ mailState: 'dropped' }).where(inArray(followNews.id, newsIds));
    if (outcome.isAddressRefused) await endLettersOf(inner, userId);
  });
}

/** Puts back what a letter told; it waits the longer, the older it is. */
async function putOff(context: Context, { id, newsIds }: ClaimedLetter, { answer }: Outcome): Promise<void> {
  const delay = sql`least(greatest(${FIRST_DELAY_MS}::bigint, extract(epoch from
    (${context.now().toISOString()}::timestamptz - ${followNews.createdAt})) * 500), 3600000)`;
  await inTransaction(context, async ({ db, now }) => {
    await db
      .update(followNews)
      .set({
        mailState: 'waiting',
        letterId: null,
        mailDueAt: sql`${now().toISOString()}::timestamptz + ${delay} * interval '1 millisecond'`,
      })
      .where(inArray(followNews.id, newsIds));
    await db.delete(followLetters).where(eq(followLetters.id, id));
  });
  context.log.info({ letter: id, answer: withoutAddresses(answer) }, 'a letter about follows waits');
}

/** Servers repeat the address in what they answer; it is not stored a second time. */
const withoutAddresses = (answer: string): string =>
  answer.replace(/[^\s<>@]+@[^\s<>]+/g, '…').slice(0, MAX_ANSWER);
