import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OpenPiece } from '@/backend/modules/writing/queries/open-piece';
import { queueMail } from '@/backend/outbox/mail';
import { UNDO_SECONDS } from '@/backend/contract/writing/limits';

type Notice =
  'pieceApproved' | 'pieceRejected' | 'pieceScheduled' | 'pieceWithdrawn' | 'pieceRestored' | 'pieceFailed';

/** Tells the owner what became of a piece: a message, and a letter once the decision can no longer be undone. */
export async function tellOwner(
  context: Context,
  { content, manuscript }: OpenPiece,
  key: Notice,
  more: Record<string, string> = {},
): Promise<void> {
  if (content.ownerId === null) return;
  const [owner] = await context.db.select().from(users).where(eq(users.id, content.ownerId));
  if (!owner || owner.status !== 'active') return;
  const title = manuscript.document.texts[0]?.title ?? '';
  const params = { title, contact: context.config.contactEmail, reason: '', time: '', ...more };
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
    afterSeconds: UNDO_SECONDS,
  });
}
