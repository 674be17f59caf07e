import { Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { languageAttributes, plain } from './attributes';

/** The content of list items, cells and figures. */
export const LOOSE_OR_BLOCKS = '(loose | block)+';

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],
});

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({ start: plain('start'), ...languageAttributes }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
});

export const ListItem = Node.create({
  name: 'listItem',
  content: LOOSE_OR_BLOCKS,
  defining: true,
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // Enter in an empty item ends the list; a new item has the same kind of text block as the one before.
      Enter: () => {
        const { $from, $to } = this.editor.state.selection;
        if ($from.depth < 2 || $from.node(-1).type.name !== this.name || !$from.sameParent($to)) return false;
        if ($from.parent.content.size > 0)
          return this.editor.commands.command(({ tr }) => {
            tr.deleteSelection();
            tr.split(tr.selection.from, 2).scrollIntoView();
            return true;
          });
        // This runs first and in a separate transaction: the lifted block must not have been changed in the same
        // transaction.
        if ($from.parent.type.name !== 'paragraph') this.editor.commands.setNode('paragraph');
        return this.editor.commands.liftListItem(this.name);
      },
      // A writer who only passes through with Tab changes nothing.
      Tab: () => this.storage.isWriting && this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.storage.isWriting && this.editor.commands.liftListItem(this.name),
    };
  },
  /** Whether another key or the pointer was used since the list got the focus. */
  addStorage: () => ({ isWriting: false }),
  addProseMirrorPlugins() {
    const { storage } = this;
    const write = () => void (storage.isWriting = true);
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            focus: () => void (storage.isWriting = false),
            mousedown: write,
            keydown: (_, { key }) => {
              if (key !== 'Tab' && key !== 'Shift') write();
            },
          },
        },
      }),
    ];
  },
});

export const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definitionText)+',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
});

export const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
});

export const DefinitionText = Node.create({
  name: 'definitionText',
  content: LOOSE_OR_BLOCKS,
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
});
