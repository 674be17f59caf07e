import { type Document, Element, isTag, Text } from 'domhandler';
import { getElementsByTagName, prepend, removeElement, textContent } from 'domutils';
import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import { LOST_TAG } from './loss';

/** Names the note in its number and in its entry, until the text is clean. */
const NAME = 'data-note';

/** A note under a text. */
export interface Note {
  /** What its numbers in the text name; null for a note without a number, which stays whatever becomes of the text. */
  id: string | null;
  html: string;
}

/** The number of a note in a text, as HTML. */
export function noteNumber(id: string, number: number): string {
  return `<sup ${NAME}="${escapeAttribute(id)}">${number}</sup>`;
}

/** Notes as a list under the text; empty for none. */
export function noteList(notes: readonly Note[]): string {
  if (notes.length === 0) return '';
  const entries = notes.map(
    ({ id, html }) => `<li${id === null ? '' : ` ${NAME}="${escapeAttribute(id)}"`}>${html}</li>`,
  );
  return `<hr><ol>${entries.join('')}</ol>`;
}

/**
 * Takes out the notes whose numbers all stood in parts that were left out, because they belong to these, and counts the
 * numbers of the others anew. Each is named.
 */
export function settleNotes(document: Document): void {
  const numbers = new Map<string, Element[]>();
  for (const number of getElementsByTagName('sup', document.children)) {
    const id = number.attribs[NAME];
    if (id !== undefined) numbers.set(id, [...(numbers.get(id) ?? []), number]);
  }
  for (const list of getElementsByTagName('ol', document.children)) {
    const entries = list.children.filter(isTag);
    if (entries.some(({ attribs }) => NAME in attribs)) settleList(list, entries, numbers);
  }
}

function settleList(list: Element, entries: Element[], numbers: ReadonlyMap<string, Element[]>): void {
  let count = 0;
  for (const entry of entries) {
    const id = entry.attribs[NAME];
    const named = id === undefined ? [] : numbers.get(id);
    if (named === undefined) {
      // The mark stands before the list, which has entries only.
      prepend(list, markOf(entry));
      removeElement(entry);
      continue;
    }
    count += 1;
    for (const number of named) number.children = [new Text(String(count))];
  }
  if (count > 0) return;
  let before = list.prev;
  while (before && isTag(before) && before.name === LOST_TAG) before = before.prev;
  if (before && isTag(before) && before.name === 'hr') removeElement(before);
  removeElement(list);
}

function markOf(entry: Element): Element {
  const count = [...textContent(entry).replace(/\s+/g, '')].length;
  return new Element(LOST_TAG, {
    'data-kind': 'gated',
    'data-what': `footnote of a part that is not for everyone, ${count} characters`,
  });
}
