import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Names of blocks shown in the gutter, by type of node. */
export type KindWords = Readonly<Record<string, string>>;

const KEY = new PluginKey<ReadonlySet<Node>>('storedLine');

/** Marks the whole text as saved on the server. */
export function markStored(transaction: Transaction): Transaction {
  return transaction.setMeta(KEY, 'stored').setMeta('addToHistory', false);
}

/**
 * Draws a line beside each block, solid if the block is saved on the server, else dotted; and shows the name of the
 * current block in the gutter.
 */
export function storedLine(words: KindWords) {
  return Extension.create({
    name: 'storedLine',
    addProseMirrorPlugins: () => [
      new Plugin<ReadonlySet<Node>>({
        key: KEY,
        state: {
          init: (_, { doc }) => childrenOf(doc),
          apply: (transaction, stored) =>
            transaction.getMeta(KEY) === 'stored' ? childrenOf(transaction.doc) : stored,
        },
        props: { decorations: (state) => decorate(state, words) },
      }),
    ],
  });
}

function childrenOf(doc: Node): ReadonlySet<Node> {
  const children = new Set<Node>();
  doc.forEach((child) => void children.add(child));
  return children;
}

function decorate(state: EditorState, words: KindWords): DecorationSet {
  const stored = KEY.getState(state);
  const { from } = state.selection;
  const decorations: Decoration[] = [];
  state.doc.forEach((block, at) => {
    const isStored = stored?.has(block) ?? true;
    const isCurrent = from >= at && from <= at + block.nodeSize;
    const isBlank = block.type.name === 'paragraph' && block.content.size === 0;
    const word = isCurrent || isBlank ? words[isBlank ? 'blank' : kindOf(block)] : undefined;
    const attributes = {
      class: `${isStored ? '' : 'wr-unstored'} ${isCurrent ? 'wr-current' : ''}`.trim(),
      ...(word && { 'data-block': word }),
    };
    if (attributes.class || word) decorations.push(Decoration.node(at, at + block.nodeSize, attributes));
  });
  return DecorationSet.create(state.doc, decorations);
}

function kindOf(block: Node): string {
  if (block.attrs['class'] === 'pull') return 'pull';
  if (block.attrs['class'] === 'figure-note') return 'note';
  return block.type.name;
}
