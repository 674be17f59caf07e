import type { Editor, JSONContent } from '@tiptap/core';

/** A table whose first row is its header. */
export function tableOf(rows: readonly (readonly string[])[]): JSONContent {
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'tableRow',
      attrs: { section: index === 0 ? 'thead' : 'tbody' },
      content: row.map((text) => ({
        type: index === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'loose', content: text === '' ? [] : [{ type: 'text', text }] }],
      })),
    })),
  };
}

/** The rows of a table copied from a spreadsheet (cells separated by tabs). Null for any other text. */
export function sheetRows(text: string): string[][] | null {
  const rows = text
    .replace(/\r/g, '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width) ? rows : null;
}

/** Inserts a margin figure before the block with the caret. */
export function insertNote(editor: Editor): void {
  const { $from } = editor.state.selection;
  const at = $from.depth > 0 ? $from.before(1) : $from.pos;
  const note = {
    type: 'aside',
    attrs: { class: 'figure-note' },
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '0', marks: [{ type: 'strong' }] }] }],
  };
  editor
    .chain()
    .focus()
    .insertContentAt(at, note)
    .setTextSelection({ from: at + 2, to: at + 3 })
    .run();
}

/**
 * Inserts a series of the data section; readers see the values at the time they read. The writer can change the
 * caption.
 */
export function insertSeries(
  editor: Editor,
  { key, days, name, href }: { key: string; days: number; name: string; href: string },
): void {
  const words = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] };
  const figure = {
    type: 'figure',
    attrs: { class: 'series', 'data-key': key, 'data-days': String(days) },
    content: [{ type: 'figureCaption', content: [words] }],
  };
  editor.chain().focus().insertContent(figure).run();
}

/** Inserts a reference number at the caret, and at the end of the list of sources an item, which gets the focus. */
export function insertSource(editor: Editor): void {
  const { doc } = editor.state;
  const last = doc.lastChild;
  const isList = last?.type.name === 'orderedList' && doc.childCount > 1;
  const number = isList ? last.childCount + 1 : 1;
  const item = { type: 'listItem', content: [{ type: 'loose' }] };
  const list = { type: 'orderedList', content: [item] };
  const reference = { type: 'text', text: `[${number}]`, marks: [{ type: 'sup' }] };
  const to = editor.chain().focus().insertContent(reference);
  to.command(({ tr, state, dispatch }) => {
    const end = tr.doc.content.size;
    const node = state.schema.nodeFromJSON(isList ? item : list);
    if (dispatch) tr.insert(isList ? end - 1 : end, node);
    return true;
  }).run();
  editor.commands.focus('end');
}
