import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Highlighted } from '@/lib/publishing/rich-text/highlight';

type Highlight = (code: string) => Highlighted | null;

interface CodeState {
  highlight: Highlight | null;
  words: DecorationSet;
}

const KEY = new PluginKey<CodeState>('codeWords');
/** Cached by block: an unchanged block is the same node. */
const rangesByNode = new WeakMap<Node, WordRange[]>();

interface WordRange {
  from: number;
  to: number;
  name: string;
}

/** Highlights code as on the article's page; the highlighter is loaded when the text has a block of code. */
export const CodeWords = Extension.create({
  name: 'codeWords',
  addProseMirrorPlugins: () => [
    new Plugin<CodeState>({
      key: KEY,
      state: {
        init: () => ({ highlight: null, words: DecorationSet.empty }),
        apply: (transaction, before) => {
          const loaded: Highlight | undefined = transaction.getMeta(KEY);
          const highlight = loaded ?? before.highlight;
          if (!highlight || (!loaded && !transaction.docChanged)) return before;
          return { highlight, words: wordsOf(transaction.doc, highlight) };
        },
      },
      props: { decorations: (state) => KEY.getState(state)?.words },
      view: () => {
        let isRequested = false;
        return {
          update: (view) => {
            if (isRequested || !hasCode(view.state.doc)) return;
            isRequested = true;
            void import('@/lib/publishing/rich-text/highlight').then(({ highlightCode }) => {
              if (!view.isDestroyed)
                view.dispatch(view.state.tr.setMeta(KEY, highlightCode).setMeta('addToHistory', false));
            });
          },
        };
      },
    }),
  ],
});

function hasCode(doc: Node): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= isPlainCode(node);
    return !isFound && !node.isTextblock;
  });
  return isFound;
}

const isPlainCode = (node: Node) =>
  node.type.name === 'codeBlock' && node.attrs['isCode'] === true && node.content.size > 0;

function wordsOf(doc: Node, highlight: Highlight): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!isPlainCode(node)) return !node.isTextblock;
    const ranges = rangesByNode.get(node) ?? rangesOf(highlight(node.textContent)?.html ?? null);
    rangesByNode.set(node, ranges);
    for (const { from, to, name } of ranges)
      decorations.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: name }));
    return false;
  });
  return DecorationSet.create(doc, decorations);
}

/** The highlighted ranges with their classes, in characters of the code. */
function rangesOf(html: string | null): WordRange[] {
  if (html === null) return [];
  const { body } = new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const ranges: WordRange[] = [];
  let at = 0;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const to = at + (text.textContent?.length ?? 0);
    const name = text.parentElement?.className ?? '';
    if (name !== '') ranges.push({ from: at, to, name });
    at = to;
  }
  return ranges;
}
