import type { Editor, JSONContent } from '@tiptap/core';
import type { CallOutput } from '@/backend/contract/calls';

type Card = CallOutput<'linkCard'>;

/** The block of a card: its picture, its title as the link, its text and its site. */
function cardOf({ href, title, text, site, pic }: Card): JSONContent {
  const line = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
  const words = (of: string, ...marks: JSONContent['marks'] & object): JSONContent => ({
    type: 'text',
    text: of,
    marks,
  });
  return {
    type: 'aside',
    attrs: { class: 'link-card' },
    content: [
      ...(pic === '' ? [] : [line({ type: 'picture', attrs: { src: pic, alt: title } })]),
      line(words(title, { type: 'link', attrs: { href } }, { type: 'strong' })),
      ...(text === '' ? [] : [line(words(text))]),
      ...(site === '' ? [] : [line(words(site, { type: 'small' }))]),
    ],
  };
}

/** Inserts a card after the block with the caret, or in place of that block when it is empty. */
export function insertCard(editor: Editor, card: Card): void {
  insertBlock(editor, cardOf(card));
}

/** Inserts a block in the same place as a card. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $from } = editor.state.selection;
  const [start, end] = $from.depth > 0 ? [$from.before(1), $from.after(1)] : [$from.pos, $from.pos];
  const isEmpty = $from.depth > 0 && $from.node(1).content.size === 0;
  editor
    .chain()
    .focus()
    .insertContentAt(isEmpty ? { from: start, to: end } : end, [block, { type: 'paragraph' }])
    .run();
}
