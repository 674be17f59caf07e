import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change = { text: string; at: number } | { dismissed: string };

const KEY = new PluginKey<DecorationSet>('refusals');

/** What was refused and why, as words after the block it was meant for, until the writer dismisses them. */
export function refusals(dismissWord: string) {
  return Extension.create({
    name: 'refusals',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key: KEY,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, before) => {
            const moved = before.map(transaction.mapping, transaction.doc);
            const change: Change | undefined = transaction.getMeta(KEY);
            if (!change) return moved;
            if ('dismissed' in change)
              return moved.remove(moved.find(undefined, undefined, ({ key }) => key === change.dismissed));
            return moved.add(transaction.doc, [words(change, dismissWord)]);
          },
        },
        props: { decorations: (state) => KEY.getState(state) },
      }),
    ],
  });
}

/**
 * Shows why something was not taken into the text, where it was meant to stand.
 * @param at position in the text; without it, at the selection
 */
export function refuse(editor: Editor, text: string, at = editor.state.selection.to): void {
  const { doc, tr } = editor.state;
  const place = doc.resolve(Math.min(at, doc.content.size));
  const end = place.depth > 0 ? place.after(1) : place.pos;
  editor.view.dispatch(tr.setMeta(KEY, { text, at: end } satisfies Change).setMeta('addToHistory', false));
}

function words({ text, at }: { text: string; at: number }, dismissWord: string): Decoration {
  const key = crypto.randomUUID();
  return Decoration.widget(
    at,
    (view) => {
      const place = document.createElement('div');
      place.className = 'wr-refusal';
      place.contentEditable = 'false';
      place.setAttribute('role', 'alert');
      const reason = Object.assign(document.createElement('span'), { textContent: text });
      const dismiss = Object.assign(document.createElement('button'), {
        type: 'button',
        className: 'wr-link',
        textContent: dismissWord,
      });
      dismiss.addEventListener('click', () => {
        view.dispatch(
          view.state.tr.setMeta(KEY, { dismissed: key } satisfies Change).setMeta('addToHistory', false),
        );
        view.focus();
      });
      place.append(reason, dismiss);
      return place;
    },
    { key, side: 1, ignoreSelection: true, stopEvent: () => true },
  );
}
