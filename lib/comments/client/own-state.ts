import type { CallOutput } from '@/backend/contract/calls';
import type { OwnComment } from '@/backend/contract/comments/comment';
import { hasSession } from '@/lib/accounts/use-member';
import { COMMENT, COMMENT_ACT } from '@/lib/comments/attributes';
import { postCall } from '@/lib/platform/calls/post-call';
import { formatDate } from '@/lib/platform/dates/dates';
import { entryOf, fill, type Section, slotIn, takeOverAll } from './section';

type Own = CallOutput<'commentsOfMember'>;

let lastOwn: { id: number; own: Own } | null = null;

/** Reads what the member sees of their own comments here, and shows it; nothing without a session. */
export async function loadOwn(section: Section): Promise<void> {
  if (!hasSession()) return;
  const reply = await postCall('commentsOfMember', { content_id: section.id }, section.locale);
  if (!reply.ok) return;
  lastOwn = { id: section.id, own: reply.data };
  showOwn(section);
}

/** Shows again what is known of the member's comments, after the list was replaced. */
export function showOwn(section: Section): void {
  if (lastOwn?.id !== section.id) return;
  const { list, liked, ban } = lastOwn.own;
  const { root, words } = section;
  for (const button of root.querySelectorAll(`[${COMMENT_ACT}="like"]`)) {
    const id = Number(button.closest(`[${COMMENT}]`)?.getAttribute(COMMENT));
    button.setAttribute('aria-pressed', String(liked.includes(id)));
  }
  for (const comment of list.filter(({ state }) => state === 'public'))
    showTools(entryOf(root, comment.id), comment);
  const place = slotIn(root, 'own-list');
  if (place) {
    const entries = list
      .filter(({ state }) => state !== 'public')
      .flatMap((each) => draw(section, each, place) ?? []);
    placeInOrder(place, entries);
    takeOverAll(place);
  }
  if (!ban) return;
  const form = slotIn(root, 'form');
  if (form) form.hidden = true;
  const text = words.banned.replace('{until}', formatDate(ban.until, section.locale, 'short'));
  fill(root, 'status', text.replace('{reason}', words.reasons[ban.reason] ?? ''));
}

/** What a member wrote in a comment of their own, not converted to the script of the page. */
export const ownBody = (id: number): string =>
  lastOwn?.own.list.find((comment) => comment.id === id)?.body ?? '';

/** Remembers a like, or that it was taken back, so that the next list shows it. */
export function recordLike(id: number, isOn: boolean): void {
  if (!lastOwn) return;
  const others = lastOwn.own.liked.filter((each) => each !== id);
  lastOwn.own.liked = isOn ? [...others, id] : others;
}

/** The author can take a comment back unless it was removed, and change it for five minutes; times of the wire are in UTC+8. */
function showTools(entry: HTMLElement | null, { state, editable_until }: OwnComment): void {
  const tools = entry && slotIn(entry, 'own');
  if (!tools) return;
  tools.hidden = state === 'removed';
  const edit = tools.querySelector<HTMLElement>(`[${COMMENT_ACT}="edit"]`);
  if (edit) edit.hidden = Date.parse(`${editable_until.replace(' ', 'T')}+08:00`) <= Date.now();
}

/** Puts entries into a list; one that stays is not moved, so that what is typed in it and the cursor stay. */
function placeInOrder(place: Element, entries: readonly HTMLElement[]): void {
  for (const child of [...place.children]) if (!entries.some((entry) => entry === child)) child.remove();
  for (const [at, entry] of entries.entries())
    if (place.children[at] !== entry) place.insertBefore(entry, place.children[at] ?? null);
}

/** A new entry of the list of comments only their author sees. */
function newEntry({ root }: Section): HTMLElement | null {
  const template = slotIn(root, 'own-template');
  const copy = template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : null;
  return copy instanceof DocumentFragment ? copy.querySelector<HTMLElement>('li') : null;
}

/** The entry of a comment only its author sees, the one in the list if it is there: its state, the reason, the editor's note. */
function draw(section: Section, comment: OwnComment, place: HTMLElement): HTMLElement | null {
  const { words } = section;
  const entry = entryOf(place, comment.id) ?? newEntry(section);
  if (!entry) return null;
  const isRemoved = comment.state === 'removed';
  const why = isRemoved
    ? `${words.reasons[comment.reason ?? ''] ?? ''} ${comment.note}`.trim()
    : (words.waits[comment.held_reason ?? ''] ?? '');
  entry.setAttribute(COMMENT, String(comment.id));
  fill(entry, 'state', isRemoved ? words.removed : words.held);
  fill(entry, 'why', why);
  fill(entry, 'body', comment.body);
  showTools(entry, comment);
  const appeal = slotIn(entry, 'appeal');
  if (appeal) appeal.hidden = !comment.may_appeal;
  return entry;
}
