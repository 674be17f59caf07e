import { COMMENT, COMMENT_SLOT, COMMENT_WORDS, COMMENTS } from '@/lib/comments/attributes';
import type { CommentWords } from '@/lib/comments/words';
import type { Locale } from '@/lib/platform/language/locales';
import { takeOver } from '@/lib/platform/next/hydration';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** The comments of the page that is open, in the HTML of their fragment. */
export interface Section {
  root: HTMLElement;
  /** The id of the story. */
  id: number;
  locale: Locale;
  words: CommentWords;
}

/** The section of comments in the page; null when there is none. */
export function currentSection(): Section | null {
  const root = document.querySelector<HTMLElement>(`[${COMMENTS}]`);
  if (!root) return null;
  return {
    root,
    id: Number(root.getAttribute(COMMENTS)),
    locale: splitAddress(location.pathname).locale,
    words: JSON.parse(root.getAttribute(COMMENT_WORDS) ?? '{}'),
  };
}

/** A place that the script fills. */
export const slotIn = (root: ParentNode, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[${COMMENT_SLOT}="${name}"]`);

/** The entry of a comment, by its id. */
export const entryOf = (root: ParentNode, id: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[${COMMENT}="${id}"]`);

/** Shows a text, or hides the place of an empty one. */
export function fill(root: ParentNode, name: string, text: string): void {
  const place = slotIn(root, name);
  if (!place) return;
  place.textContent = text;
  place.hidden = text === '';
}

/** Announces what happened, also to screen readers. */
export const announce = ({ root }: Section, text: string): void => fill(root, 'status', text);

/** Takes the buttons and the form over, so that what was pressed before the script came is repeated. */
export function takeOverAll(root: ParentNode): void {
  for (const element of root.querySelectorAll('form, button, textarea')) takeOver(element);
}
