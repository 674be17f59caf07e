import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';
import { entryOf, fill, type Section, slotIn } from './section';

/** What is being written under a story; it survives a reload, a login and every change of the list. */
interface Composing {
  body: string;
  /** The comment it answers; null for none. */
  parentId: number | null;
  parentName: string;
  quote: string;
  /** The comment it changes; null for a new one. */
  changes: number | null;
  /** The key of the request, the same for every try. */
  key: string;
}

const NOTHING = { body: '', parentId: null, parentName: '', quote: '', changes: null };

const keyOf = ({ id }: Section) => `lx_own_comment_${id}`;

export function readComposing(section: Section): Composing {
  const stored = readStoredJson(keyOf(section), 'browser');
  const fresh = { ...NOTHING, key: crypto.randomUUID() };
  return typeof stored === 'object' && stored !== null ? { ...fresh, ...stored } : fresh;
}

/** Stores what is being written and shows it in the form. */
export function setComposing(section: Section, change: Partial<Composing>): Composing {
  const next = { ...readComposing(section), ...change };
  store(keyOf(section), JSON.stringify(next), 'browser');
  showComposing(section, next);
  return next;
}

/** Begins anew after it was sent. */
export function clearComposing(section: Section): void {
  store(keyOf(section), null, 'browser');
  showComposing(section, readComposing(section));
}

/** Shows in the form what is being written. */
export function showComposing(section: Section, { body, parentName, quote }: Composing): void {
  const { root, words } = section;
  const field = fieldOf(section);
  if (!field) return;
  if (field.value !== body) field.value = body;
  fill(root, 'quote', quote);
  fill(root, 'reply-name', parentName && words.replyTo.replace('{name}', parentName));
  const reply = slotIn(root, 'reply');
  if (reply) reply.hidden = parentName === '' && quote === '';
  const count = slotIn(root, 'count');
  if (count) count.textContent = `${[...body].length}/${field.maxLength}`;
}

export const fieldOf = ({ root }: Section): HTMLTextAreaElement | null => root.querySelector('textarea');

/** Answers a comment. */
export function reply(section: Section, id: number): void {
  const entry = entryOf(section.root, id);
  setComposing(section, {
    parentId: id,
    parentName: (entry && slotIn(entry, 'name')?.textContent) ?? '',
    changes: null,
  });
  fieldOf(section)?.focus();
}

/** Changes a comment of one's own. */
export function change(section: Section, id: number): void {
  const entry = entryOf(section.root, id);
  const body = (entry && slotIn(entry, 'body')?.textContent) ?? '';
  setComposing(section, { changes: id, body, parentId: null, parentName: '', quote: '' });
  fieldOf(section)?.focus();
}
