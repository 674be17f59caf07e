import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { messages } from '@/backend/db/schema/members';
import { outbox } from '@/backend/db/schema/system';
import type { SentNotices } from '@/backend/db/schema/writing/before-approval';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { queueLetter } from '@/backend/outbox/mail';
import { UNDO_ACCEPTED_SECONDS } from '@/backend/contract/writing/limits';

type Notice =
  | 'pieceApproved'
  | 'pieceStaysWithdrawn'
  | 'pieceRejected'
  | 'pieceScheduled'
  | 'pieceWithdrawn'
  | 'pieceRestored'
  | 'pieceFailed'
  | 'textWithdrawn'
  | 'textRestored';

/**
 * Notifies the owner of a step of a story: with a notification at once, and a letter as soon as the decision cannot be
 * undone.
 * @param more values for their texts, or a function that returns them in the owner's language
 * @returns what was sent, for `deleteNotices`
 */
export async function notifyOwner(
  context: Context,
  { content, draftRow }: OpenDraft,
  key: Notice,
  more: Record<string, string> | ((locale: Locale) => Record<string, string>) = {},
): Promise<SentNotices> {
  if (content.ownerId === null) return NOTHING_SENT;
  const [owner] = await context.db.select().from(users).where(eq(users.id, content.ownerId));
  if (!owner || owner.status !== 'active') return NOTHING_SENT;
  const title = draftRow.document.texts[0]?.title ?? '';
  const extraParams = typeof more === 'function' ? more(owner.locale) : more;
  const params = {
    title,
    contact: context.config.contactEmail,
    time: '',
    ...extraParams,
    reason: withoutStop(extraParams),
  };
  const message = await notify(context, owner.id, {
    kind: 'content',
    key,
    params,
    link: key === 'pieceApproved' ? `/contents/${content.id}` : '/mywz',
  });
  if (owner.email === null) return { message, letter: null };
  const letter = await queueLetter(context, owner.email, {
    key,
    locale: owner.locale,
    values: params,
    afterSeconds: UNDO_ACCEPTED_SECONDS,
  });
  return { message, letter };
}

const NOTHING_SENT: SentNotices = { message: null, letter: null };

/** The reason of a step without its full stop, because it is inserted into a sentence that has one. */
const withoutStop = ({ reason = '' }: Record<string, string>) => reason.trim().replace(/[。．.]+$/u, '');

/** Deletes the notification of a step, and its letter if it has not been sent. */
export async function deleteNotices({ db }: Context, { message, letter }: SentNotices): Promise<void> {
  if (message !== null) await db.delete(messages).where(eq(messages.id, message));
  if (letter !== null)
    await db
      .delete(outbox)
      .where(and(eq(outbox.id, letter), eq(outbox.kind, 'mail'), isNull(outbox.deliveredAt)));
}
