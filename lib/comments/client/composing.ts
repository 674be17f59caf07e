import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { markUnsaved } from '@/lib/accounts/unsaved-page';
import { readDraft, writeDraft } from '@/lib/accounts/use-form-draft';
import { hasSession, readSession } from '@/lib/accounts/use-member';
import { loadOwn, ownBody } from './own-state';
import { entryOf, fill, type Section, slotIn } from './section';

/** What is being written under a story; it survives a reload, a login, the end of a session and every change of the list. */
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
  /** What was being written before a comment is changed; it comes back afterwards. */
  aside: Omit<Composing, 'aside'> | null;
}

const NOTHING = { body: '', parentId: null, parentName: '', quote: '', changes: null, aside: null };

/** It is stored as forms are: until it was sent, the member logs out, or the tab is closed. */
const keyOf = ({ id }: Section) => `comment:${id}`;

const anew = (): Composing => ({ ...NOTHING, key: crypto.randomUUID() });

export function readComposing(section: Section): Composing {
  const stored = readDraft(keyOf(section));
  return typeof stored === 'object' && stored !== null ? { ...anew(), ...stored } : anew();
}

/** Stores what is being written and shows it in the form. */
export function setComposing(section: Section, change: Partial<Composing>): Composing {
  const next = { ...readComposing(section), ...change };
  writeDraft(keyOf(section), next);
  showComposing(section, next);
  return next;
}

/** Begins anew after it was sent, or given up; what was put aside comes back. */
export function clearComposing(section: Section): void {
  const { aside } = readComposing(section);
  writeDraft(keyOf(section), aside ?? undefined);
  showComposing(section, readComposing(section));
}

/** Shows in the form what is being written. */
export function showComposing(
  section: Section,
  { body, parentName, quote, changes }: Composing = readComposing(section),
): void {
  const { root, words } = section;
  const field = fieldOf(section);
  if (!field) return;
  holdPage(section, body.trim() !== '');
  if (field.value !== body) field.value = body;
  fill(root, 'quote', quote);
  const isChange = changes !== null;
  fill(
    root,
    'reply-name',
    isChange ? words.editing : parentName && words.replyTo.replace('{name}', parentName),
  );
  const reply = slotIn(root, 'reply');
  if (reply) reply.hidden = !isChange && parentName === '' && quote === '';
  const count = slotIn(root, 'count');
  if (count) count.textContent = `${[...body].length}/${field.maxLength}`;
}

export const fieldOf = ({ root }: Section): HTMLTextAreaElement | null => root.querySelector('textarea');

let release: (() => void) | null = null;

/** Keeps the page of a member open while something is written in it, also when the session ends; without a section it ends. */
export function holdPage(section: Section | null, isHeld = false): void {
  if (section && isHeld && hasSession())
    release ??= markUnsaved({
      onSignedIn() {
        dispatchLogin({ type: 'close' });
        void readSession();
        void loadOwn(section);
      },
    });
  else {
    release?.();
    release = null;
  }
}

/** Answers a comment. */
export function reply(section: Section, id: number): void {
  if (readComposing(section).changes !== null) clearComposing(section);
  const entry = entryOf(section.root, id);
  const parentName = (entry && slotIn(entry, 'name')?.textContent) ?? '';
  setComposing(section, { parentId: id, parentName });
  fieldOf(section)?.focus();
}

/** Changes a comment of one's own, as it was written rather than as the page shows it. */
export function change(section: Section, id: number): void {
  const { aside, ...now } = readComposing(section);
  const isDraft = now.body !== '' || now.parentId !== null || now.quote !== '';
  setComposing(section, {
    ...anew(),
    changes: id,
    body: ownBody(id),
    aside: now.changes === null && isDraft ? now : aside,
  });
  fieldOf(section)?.focus();
}

/** Ends the change of a comment that cannot be changed any more; its text is a new one from now on. */
export const endChange = (section: Section): void =>
  void setComposing(section, { changes: null, key: crypto.randomUUID() });

/** Gives up the change of a comment; else what is written answers and quotes nothing any more. */
export function cancel(section: Section): void {
  if (readComposing(section).changes !== null) clearComposing(section);
  else setComposing(section, { parentId: null, parentName: '', quote: '' });
}

/** Quotes a passage; a comment that is changed keeps the one it has. */
export function quote(section: Section, passage: string): void {
  if (readComposing(section).changes === null) setComposing(section, { quote: passage });
}
