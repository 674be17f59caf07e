import { MAX_QUOTE } from '@/backend/contract/comments/limits';
import { COMMENT_ACT } from '@/lib/comments/attributes';
import { currentSection } from './section';

/** The passage of the story that the reader has selected last; it stays when the form takes the focus. */
let passage = '';

export const selectedPassage = (): string => passage;

/** Offers to quote what is selected in the text of the story. */
export function watchSelection(): void {
  document.addEventListener('selectionchange', () => {
    const section = currentSection();
    const selection = getSelection();
    const text = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
    const element = selection?.anchorNode?.parentElement;
    const isOfStory = element?.closest('main') && !section?.root.contains(element);
    if (!section || text === '' || !isOfStory) return;
    passage = [...text].slice(0, MAX_QUOTE).join('');
    const button = section.root.querySelector<HTMLElement>(`[${COMMENT_ACT}="quote"]`);
    if (button) button.hidden = false;
  });
}
