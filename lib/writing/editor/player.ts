import type { Editor, JSONContent } from '@tiptap/core';
import { type Player, playerPage } from '@/backend/contract/rich-text/players';

/** The block of a player, whose caption the writer can change. */
export function playerBlock(player: Player, title: string): JSONContent {
  const href = playerPage(player);
  const text = title || href.replace(/^https:\/\/(?:www\.)?/, '');
  return {
    type: 'figure',
    attrs: {
      class: 'player',
      'data-site': player.site,
      'data-id': player.id,
      'data-start': player.start > 0 ? String(player.start) : null,
    },
    content: [
      {
        type: 'figureCaption',
        content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  };
}

/** Whether the caret stands in an empty paragraph of the text itself, where a pasted address stands alone. */
export function isOnEmptyLine({ state }: Editor): boolean {
  const { $from, empty } = state.selection;
  return (
    empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  );
}
