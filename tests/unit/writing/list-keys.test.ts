/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { readHtml } from '@/lib/writing/schema/read-html';
import { RICH_TEXT } from '@/lib/writing/schema/schema';

const CARET = '|';
const TYPED = '!';

/** The blocks of a text after keys were pressed at the caret in it and a letter was typed. */
function after(html: string, ...keys: string[]): string {
  const editor = new Editor({ extensions: RICH_TEXT });
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, readHtml(html, editor.schema).content);
  let at = 0;
  tr.doc.descendants((node, position) => {
    if (node.text?.includes(CARET)) at = position + node.text.indexOf(CARET);
  });
  tr.delete(at, at + 1);
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at)));
  for (const key of keys) {
    if (key === 'focus') editor.view.dom.dispatchEvent(new FocusEvent('focus'));
    else
      editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  editor.view.dispatch(editor.state.tr.insertText(TYPED));
  const written = editor.state.doc.toString();
  editor.destroy();
  return written;
}

test.each([
  ['<ul><li><p>on|e</p></li></ul>', 'paragraph("on")), listItem(paragraph("!e")'],
  ['<ul><li>on|e</li></ul>', 'loose("on")), listItem(loose("!e")'],
  ['<ul><li><h3>on|e</h3></li></ul>', 'heading("on")), listItem(heading("!e")'],
  ['<ul><li><p>one|</p></li></ul>', 'paragraph("one")), listItem(paragraph("!")'],
  ['<ul><li>one|</li></ul>', 'loose("one")), listItem(loose("!")'],
])('Enter splits an item into two of the same kind: %s', (html, stories) => {
  expect(after(html, 'Enter')).toBe(`doc(bulletList(listItem(${stories})))`);
});

test.each([
  ['<ul><li><p>one|</p></li></ul>', 'paragraph'],
  ['<ul><li>one|</li></ul>', 'loose'],
])('Enter in an empty item ends the list: %s', (html, block) => {
  expect(after(html, 'Enter', 'Enter')).toBe(`doc(bulletList(listItem(${block}("one"))), paragraph("!"))`);
});

test('Enter in an empty item of an inner list moves it to the outer list, and then ends that', () => {
  const html = '<ul><li><p>one|</p></li></ul>';
  const firstEntry = 'listItem(paragraph("one"))';
  expect(after(html, 'Enter', 'Tab', 'Enter')).toBe(
    `doc(bulletList(${firstEntry}, listItem(paragraph("!"))))`,
  );
  expect(after(html, 'Enter', 'Tab', 'Enter', 'Enter')).toBe(
    `doc(bulletList(${firstEntry}), paragraph("!"))`,
  );
});

test('Tab right after the focus changes nothing; after another key it makes an inner list', () => {
  const html = '<ul><li><p>one</p></li><li><p>two|</p></li></ul>';
  const outer = 'doc(bulletList(listItem(paragraph("one")), listItem(paragraph("two!"))))';
  const inner = 'doc(bulletList(listItem(paragraph("one"), bulletList(listItem(paragraph("two!"))))))';
  expect(after(html, 'focus', 'Tab')).toBe(outer);
  expect(after(html, 'focus', 'ArrowLeft', 'Tab')).toBe(inner);
  expect(after(html, 'focus', 'ArrowLeft', 'focus', 'Tab')).toBe(outer);
});
