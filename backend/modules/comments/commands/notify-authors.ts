import { eq } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { REMOVED_KEYS } from '@/backend/modules/members/commands/message-texts/comments';
import { notify, notifyAll } from '@/backend/modules/members/commands/messages';
import type { DecidedRow, Decision } from './decision';

const SHOWN = 60;

/** Writes to the authors of removed comments why, and to those of approved ones only what the editor wrote. */
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
  const [first] = rows;
  if (key === null || !first) return;
  const body = ({ body: text }: DecidedRow) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
  const params = (row: DecidedRow) => ({ note: note && `${note} `, body: body(row) });
  if (rows.length > 1) {
    const authors = new Set(rows.flatMap(({ userId }) => userId ?? []));
    return notifyAll(inner, [...authors], { kind: 'content', key, params: params(first) });
  }
  if (first.userId === null) return;
  const [story] = await inner.db
    .select({ kind: contents.kind })
    .from(contents)
    .where(eq(contents.id, first.contentId));
  const link = `/${story?.kind === 'flash' ? 'news' : 'wz_detail'}/${first.contentId}`;
  await notify(inner, first.userId, { kind: 'content', key, params: params(first), link });
}
