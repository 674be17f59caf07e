import { QUOTE_MAX_LENGTH } from '@/backend/contract/writing/notes';

/** Elements whose text a note can be about. */
const PASSAGES = 'p, h1, h2, h3, h4, li, td, th, figcaption, blockquote, pre, textarea';

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text selected within an element; without a selection the paragraph with the caret, or an empty text. */
export function quoteIn(scope: Element | null): string {
  const selection = document.getSelection();
  const node = selection?.anchorNode ?? null;
  if (!scope || !selection || !node || !scope.contains(node)) return '';
  if (!selection.isCollapsed) return squeeze(selection.toString()).slice(0, QUOTE_MAX_LENGTH);
  const editable = node.parentElement?.closest('[contenteditable="true"]');
  const passage = editable && node.parentElement?.closest(PASSAGES);
  return squeeze(passage?.textContent ?? '').slice(0, QUOTE_MAX_LENGTH);
}

/** The passage within an element that contains a quote; null when there is none. */
export function passageOf(scope: Element | null, quote: string): HTMLElement | null {
  const wanted = squeeze(quote);
  if (wanted === '') return null;
  const passages = [...(scope?.querySelectorAll<HTMLElement>(PASSAGES) ?? [])];
  const holds = (passage: HTMLElement) =>
    squeeze(passage instanceof HTMLTextAreaElement ? passage.value : (passage.textContent ?? '')).includes(
      wanted,
    );
  return passages.find(holds) ?? null;
}
