import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { hasMemberCookie } from '@/lib/accounts/use-member';
import type { OwnComment } from '@/backend/contract/comments/comment';
import type { CommentReason } from '@/backend/contract/comments/states';
import { tidyText } from '@/backend/contract/text-rule';
import { COMMENT_ACT } from '@/lib/comments/attributes';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Reply } from '@/lib/platform/calls/browser';
import { clearComposing, endChange, fieldOf, readComposing, setComposing } from './composing';
import { loadOwn, recordLike } from './own-state';
import { refreshList } from './refresh';
import { announce, entryOf, type Section, slotIn } from './section';

/** Whether a member is signed in; else the dialog opens, and what was written stays. */
export function requireMember(): boolean {
  if (hasMemberCookie()) return true;
  dispatchLogin({ type: 'open', reason: 'comment' });
  return false;
}

/** Says why a call was refused. @returns whether it was made */
function isDone<Data>(section: Section, answer: Reply<Data>): answer is Extract<Reply<Data>, { ok: true }> {
  if (answer.ok) return true;
  reportSessionEnded(answer);
  announce(section, answer.message || section.words.failed);
  return false;
}

let isSending = false;

/** Sends what is in the form: a new comment or a changed one. A second press while it is sent does nothing. */
export async function send(section: Section): Promise<void> {
  const body = fieldOf(section)?.value ?? '';
  const { parentId, quote, changes, key } = setComposing(section, { body });
  if (isSending || body.trim() === '' || !requireMember()) return;
  isSending = true;
  const { id, locale } = section;
  const answer =
    changes === null
      ? await postCall(
          'postComment',
          { content_id: id, parent_id: parentId, body, quote, idempotency_key: key },
          locale,
        )
      : await postCall('editComment', { id: changes, body }, locale);
  isSending = false;
  if (!isDone(section, answer)) {
    const { key: refusal } = answer;
    if (changes !== null && (refusal === 'editOver' || refusal === 'wrongState')) endChange(section);
    if (changes !== null || refusal === 'commentBanned') await loadOwn(section);
    return;
  }
  settle(section, { body, key }, answer.data);
  await refreshList(section);
  await loadOwn(section);
}

/**
 * Empties the form when it holds what was stored. It does not where its text was changed: while it was sent, or after an
 * earlier try whose answer was lost. The next press then changes the comment that is there.
 */
function settle(
  section: Section,
  sent: { body: string; key: string },
  { id, body, state }: OwnComment,
): void {
  const { words } = section;
  const now = readComposing(section);
  // Meanwhile another comment is changed; what was sent is not brought back afterwards.
  const isElsewhere = now.key !== sent.key;
  const isWhole = body === tidyText(sent.body, true) && (now.body === sent.body || now.body === '');
  if (isElsewhere) setComposing(section, now.aside?.key === sent.key ? { aside: null } : {});
  else if (isWhole) clearComposing(section);
  else setComposing(section, { changes: id, parentId: null, parentName: '', quote: '' });
  announce(
    section,
    isElsewhere || isWhole ? (state === 'public' ? words.posted : words.held) : words.earlier,
  );
}

export async function withdraw(section: Section, id: number): Promise<void> {
  const answer = await postCall('withdrawComment', { id }, section.locale);
  if (!isDone(section, answer)) return;
  if (readComposing(section).changes === id) endChange(section);
  await refreshList(section);
  await loadOwn(section);
}

/** Sends what the author of a removed comment answers to its removal. */
export async function appeal(section: Section, id: number): Promise<void> {
  const field = entryOf(section.root, id)?.querySelector('input');
  const text = field?.value.trim() ?? '';
  if (text === '') return field?.focus();
  const answer = await postCall('appealComment', { id, text }, section.locale);
  if (!isDone(section, answer)) return;
  announce(section, section.words.appealed);
  await loadOwn(section);
}

export async function like(section: Section, id: number): Promise<void> {
  if (!requireMember()) return;
  const entry = entryOf(section.root, id);
  const button = entry?.querySelector(`[${COMMENT_ACT}="like"]`);
  const isOn = button?.getAttribute('aria-pressed') !== 'true';
  const answer = await postCall('likeComment', { id, like: isOn }, section.locale);
  if (!isDone(section, answer)) return;
  recordLike(id, isOn);
  button?.setAttribute('aria-pressed', String(isOn));
  const count = button && slotIn(button, 'likes');
  if (count) count.textContent = answer.data.likes > 0 ? String(answer.data.likes) : '';
}

export async function report(section: Section, id: number, reason: CommentReason): Promise<void> {
  if (!requireMember()) return;
  const answer = await postCall('reportComment', { id, reason }, section.locale);
  if (isDone(section, answer)) announce(section, section.words.reported);
}
