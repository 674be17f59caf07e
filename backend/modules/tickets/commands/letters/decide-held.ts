import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { CallParsedInput } from '@/backend/contract/calls';
import { ticketLetters } from '@/backend/db/schema/check-in';
import { events, eventTexts, organisers } from '@/backend/db/schema/events';
import { heldLetters } from '@/backend/db/schema/letters';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { bestEventText } from '@/backend/modules/events/queries/row';
import { notify } from '@/backend/modules/members/commands/messages';
import { queueLetterPayload, parseLetterPayload } from '@/backend/outbox/mail';
import { writeAudit } from '@/backend/records/audit';
import { hasUnsubscribed } from './unsubscribe';

type Input = CallParsedInput<'decideHeldLetters'>;
type HeldRow = typeof heldLetters.$inferSelect;

/**
 * Releases or stops a group of waiting letters, up to the last one that the editor has seen; the organiser is notified.
 * Released letters with tickets are written again, and only sent if the code of the ticket has not changed; messages
 * are not sent to receivers who have unsubscribed meanwhile. Receivers and texts are erased.
 * @throws ApiError conflict when another editor was faster
 */
export async function decideHeld(context: Context, editor: Member, input: Input): Promise<{ count: number }> {
  const { activity_id: eventId, by_id, batch, up_to, is_released } = input;
  return inTransaction(context, async (inner) => {
    const group = and(
      eq(heldLetters.eventId, eventId),
      by_id === null ? isNull(heldLetters.byId) : eq(heldLetters.byId, by_id),
      eq(heldLetters.batch, batch),
      eq(heldLetters.state, 'waiting'),
      lte(heldLetters.id, up_to),
    );
    const rows = await inner.db.select().from(heldLetters).where(group).orderBy(heldLetters.id).for('update');
    if (rows.length === 0) throw new ApiError('conflict');
    for (const row of is_released ? rows : []) await release(inner, row);
    const ids = rows.map(({ id }) => id);
    if (is_released) await inner.db.delete(ticketLetters).where(inArray(ticketLetters.heldId, ids));
    await inner.db
      .update(heldLetters)
      .set({
        state: is_released ? 'released' : 'stopped',
        payload: {},
        decidedBy: editor.id,
        decidedAt: inner.now(),
      })
      .where(inArray(heldLetters.id, ids));
    await notifyDecision(inner, editor, input, rows);
    return { count: rows.length };
  });
}

const ofTransfer = z.object({ transferId: z.number() });

async function release(context: Context, { orderId, tickets, payload, key }: HeldRow): Promise<void> {
  const transfer = ofTransfer.safeParse(payload);
  if (transfer.success) {
    await queueRows(context, {
      kind: 'transferLetter',
      payload: { ...transfer.data, isReleased: true },
      dueAt: context.now(),
    });
    return;
  }
  if (tickets.length === 0) {
    const letter = parseLetterPayload(payload);
    if (!(await hasUnsubscribed(context, letter.headers))) await queueLetterPayload(context, letter, { key });
    return;
  }
  await queueRows(context, {
    kind: 'tickets',
    payload: { orderId, released: tickets },
    dueAt: context.now(),
  });
}

async function notifyDecision(
  context: Context,
  editor: Member,
  { activity_id: eventId, batch, is_released }: Input,
  rows: HeldRow[],
): Promise<void> {
  const { db } = context;
  const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, eventId));
  const title = bestEventText(texts, 'zh-Hans')?.title ?? '';
  await writeAudit(context, editor, {
    subject: 'letters',
    id: eventId,
    title,
    command: is_released ? 'release' : 'stopLetters',
    after: { count: rows.length, batch },
  });
  const [organiser] = await db
    .select({ userId: organisers.userId })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .where(eq(events.id, eventId));
  const notified = new Set([rows[0]?.byId, organiser?.userId]);
  for (const userId of notified)
    if (userId)
      await notify(context, userId, {
        kind: 'event',
        key: is_released ? 'lettersReleased' : 'lettersStopped',
        params: { title, count: String(rows.length) },
        link: `/events/${eventId}`,
      });
}
