import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { messages } from '@/backend/db/schema/members';
import { outbox } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { queueMail } from '@/backend/outbox/mail';
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
 */
export async function notifyOwner(
  context: Context,
  { content, draftRow }: OpenDraft,
  key: Notice,
  more: Record<string, string> | ((locale: Locale) => Record<string, string>) = {},
): Promise<void> {
  if (content.ownerId === null) return;
  const [owner] = await context.db.select().from(users).where(eq(users.id, content.ownerId));
  if (!owner || owner.status !== 'active') return;
  const title = draftRow.document.texts[0]?.title ?? '';
  const extraParams = typeof more === 'function' ? more(owner.locale) : more;
  const params = {
    title,
    contact: context.config.contactEmail,
    time: '',
    ...extraParams,
    reason: withoutStop(extraParams),
  };
  await notify(context, owner.id, {
    kind: 'content',
    key,
    params,
    link: key === 'pieceApproved' ? `/contents/${content.id}` : '/mywz',
  });
  if (owner.email === null) return;
  await queueMail(context, owner.email, {
    key,
    locale: owner.locale,
    values: params,
    afterSeconds: UNDO_ACCEPTED_SECONDS,
  });
}

/** The reason of a step without its full stop, because it is inserted into a sentence that has one. */
const withoutStop = ({ reason = '' }: Record<string, string>) => reason.trim().replace(/[。．.]+$/u, '');

/** Deletes the notification of an approval, and its letter if it has not been sent. */
export async function takeBackNotices(
  { db }: Context,
  { content }: OpenDraft,
  approvedAt: Date,
): Promise<void> {
  if (content.ownerId === null) return;
  const [owner] = await db.select().from(users).where(eq(users.id, content.ownerId));
  if (!owner) return;
  await db
    .delete(messages)
    .where(
      and(
        eq(messages.userId, owner.id),
        inArray(messages.key, ['pieceApproved', 'pieceStaysWithdrawn', 'pieceScheduled']),
        between(
          messages.createdAt,
          around(approvedAt, -NOTIFIED_WITHIN_MS),
          around(approvedAt, NOTIFIED_WITHIN_MS),
        ),
      ),
    );
  if (owner.email === null) return;
  const due = around(approvedAt, UNDO_ACCEPTED_SECONDS * 1000);
  await db
    .delete(outbox)
    .where(
      and(
        eq(outbox.kind, 'mail'),
        eq(outbox.recipient, owner.email),
        isNull(outbox.deliveredAt),
        between(outbox.dueAt, around(due, -NOTIFIED_WITHIN_MS), around(due, NOTIFIED_WITHIN_MS)),
      ),
    );
}

/**
 * How far apart the times of a decision, its notification and its letter can be, in ms; they are written in one
 * transaction.
 */
const NOTIFIED_WITHIN_MS = 2000;

const around = (time: Date, ms: number) => new Date(time.getTime() + ms);
