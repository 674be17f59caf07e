import { Plugin } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';
import { findHanLatinSpaces } from '@/backend/contract/rich-text/spacing';

/** Removes spaces typed or pasted between Han and Latin, since browsers draw that gap themselves; not in code. */
export function spacing(): Plugin {
  let isComposing = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart: () => void (isComposing = true),
        compositionend: () => void (isComposing = false),
      },
    },
    appendTransaction(transactions, before, state) {
      const isUndo = transactions.some((transaction) => transaction.getMeta('history$'));
      if (isComposing || isUndo || !transactions.some(({ docChanged }) => docChanged)) return null;
      const spaces: { from: number; to: number }[] = [];
      const earlierBlocks = new Set<Node>();
      before.doc.descendants((node) => void (node.isTextblock && earlierBlocks.add(node)));
      state.doc.descendants((node, at) => {
        if (!node.isTextblock || earlierBlocks.has(node)) return !node.isTextblock;
        if (!node.type.spec.code) spaces.push(...spacesIn(node, at + 1));
        return false;
      });
      if (spaces.length === 0) return null;
      const { tr } = state;
      for (const { from, to } of spaces.reverse()) tr.delete(from, to);
      return tr;
    },
  });
}

function spacesIn(block: Node, start: number): { from: number; to: number }[] {
  const text = block.textBetween(0, block.content.size, undefined, '\ufffc');
  return findHanLatinSpaces(text)
    .filter(({ from, to }) => !hasCode(block, from, to))
    .map(({ from, to }) => ({ from: start + from, to: start + to }));
}

function hasCode(block: Node, from: number, to: number): boolean {
  const code = block.type.schema.marks['code'];
  return (
    code !== undefined &&
    block.rangeHasMark(Math.max(0, from - 1), Math.min(block.content.size, to + 1), code)
  );
}
