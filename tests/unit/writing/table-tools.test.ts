/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { runTableTool, type TableTool } from '@/lib/writing/editor/table-tools';
import { readHtml, writeHtml } from '@/lib/writing/schema/read-html';
import { RICH_TEXT } from '@/lib/writing/schema/schema';

const TABLE =
  '<table><thead><tr><th>年</th><th>量</th></tr></thead><tbody><tr><td>2026</td><td>7</td></tr></tbody></table>';

/** The table after a tool was used in the cell that contains `7`. */
function after(tool: TableTool): string {
  const editor = new Editor({ extensions: RICH_TEXT });
  const doc = readHtml(TABLE, editor.schema);
  let at = 0;
  doc.descendants((node, position) => void (node.text === '7' && (at = position)));
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, doc.content);
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at)));
  runTableTool(editor, tool);
  const html = writeHtml(editor.state.doc);
  editor.destroy();
  return html;
}

test.each<[TableTool, string]>([
  ['rowAdd', '<tbody><tr><td>2026</td><td>7</td></tr><tr><td></td><td></td></tr></tbody>'],
  ['columnAdd', '<thead><tr><th>年</th><th>量</th><th></th></tr></thead>'],
  ['columnRemove', '<tbody><tr><td>2026</td></tr></tbody>'],
])('%s keeps head and body separate', (tool, part) => {
  expect(after(tool)).toContain(part);
});

test('removing a row leaves the others unchanged', () => {
  const html = after('rowRemove');
  expect(html).toContain('<thead><tr><th>年</th><th>量</th></tr></thead>');
  expect(html).not.toContain('2026');
});
