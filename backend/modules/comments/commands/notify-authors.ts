import { inArray } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { REMOVED_KEYS } from '@/backend/modules/members/commands/message-texts/comments';
import { type Notice, notifyEach } from '@/backend/modules/members/commands/messages';
import type { DecidedRow, Decision } from './decision';

const SHOWN = 60;

/**
 * Writes to the authors of removed comments why, and to those of approved ones only what the editor wrote: one message to
 * each, with the first of their own comments.
 */
export async function notifyAuthors(
  inner: Context,
  rows: readonly DecidedRow[],
  { act, reason, note }: Decision,
): Promise<void> {
  const key =
    act === 'remove' && reason
      ? REMOVED_KEYS[reason]
      : act === 'approve' && note
        ? 'commentApprovedNote'
        : null;
  if (key === null || rows.length === 0) return;
  const kinds = await inner.db
    .select({ id: contents.id, kind: contents.kind })
    .from(contents)
    .where(inArray(contents.id, [...new Set(rows.map(({ contentId }) => contentId))]));
  const flashes = new Set(kinds.filter(({ kind }) => kind === 'flash').map(({ id }) => id));
  const noticeOf = ({ body, contentId }: DecidedRow): Notice => ({
    kind: 'content',
    key,
    params: {
      note: note && `${note} `,
      body: body.length > SHOWN ? `${body.slice(0, SHOWN)}…` : body,
    },
    link: `/${flashes.has(contentId) ? 'news' : 'wz_detail'}/${contentId}`,
  });
  // The first comment of an author is set last, and stays.
  const notices = [...rows]
    .reverse()
    .flatMap((row) => (row.userId === null ? [] : [[row.userId, noticeOf(row)] as const]));
  await notifyEach(inner, new Map(notices));
}
