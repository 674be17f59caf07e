import { eq, inArray, sql } from 'drizzle-orm';
import { newsletterDeliveries, newsletterIssues, subscribers } from '@/backend/db/schema/newsletters';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { end } from '../leave';
import type { Claimed } from './claim';
import type { Outcome } from '@/backend/outbox/hand-to-mail-server';

/** After so many tries a letter that is put off counts as returned. */
const MAX_TRIES = 5;
const FIRST_DELAY_MS = 15 * 60_000;

/**
 * Records what became of letters; an address that is refused for good is not written to again. What is put off of an issue that
 * was stopped meanwhile is stopped, too.
 */
export async function recordOutcomes(
  context: Context,
  issueId: number,
  settled: readonly { letter: Claimed; outcome: Outcome }[],
): Promise<void> {
  if (settled.length === 0) return;
  const now = context.now();
  await inTransaction(context, async (inner) => {
    // Whoever stops the issue locks it, too: either these letters are settled before, or they see that it is stopped.
    const [issue] = await inner.db
      .select({ state: newsletterIssues.state })
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, issueId))
      .for('share');
    const rows = settled.map(({ letter, outcome }) =>
      rowOf(letter, outcome, now, issue?.state === 'sending'),
    );
    await inner.db.execute(sql`
      update ${newsletterDeliveries} d set state = v.state, answer = v.answer, due_at = v.due_at, ended_at = v.ended_at,
        tries = v.tries
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as v(id bigint, state text, answer text, due_at timestamptz, ended_at timestamptz, tries smallint)
      where d.id = v.id`);
    const refused = settled
      .filter(({ outcome }) => outcome.isAddressRefused)
      .map(({ letter }) => letter.subscriberId);
    if (refused.length === 0) return;
    const gone = await inner.db.select().from(subscribers).where(inArray(subscribers.id, refused));
    for (const row of gone) await end(inner, row, 'bounced');
  });
}

function rowOf({ id, tries }: Claimed, { state, answer }: Outcome, now: Date, isSending: boolean) {
  const row = (stored: string, ended: boolean, dueMs: number | null = null, counted = tries) => ({
    id,
    state: stored,
    answer: state === 'sent' ? null : withoutAddresses(answer),
    ended_at: ended ? now.toISOString() : null,
    due_at: dueMs === null ? null : new Date(now.getTime() + dueMs).toISOString(),
    tries: counted,
  });
  if (!isSending && (state === 'unreached' || state === 'pending')) return row('stopped', true);
  if (state === 'unreached') return row('pending', false, null, tries - 1);
  if (state !== 'pending') return row(state, true);
  return tries >= MAX_TRIES ? row('bounced', true) : row('pending', false, FIRST_DELAY_MS * 2 ** (tries - 1));
}

/** Servers repeat the address in what they answer; it is not stored a second time. */
const withoutAddresses = (answer: string): string => answer.replace(/[^\s<>@]+@[^\s<>]+/g, '…');
