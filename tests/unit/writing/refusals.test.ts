/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { refusals, refuse } from '@/lib/writing/editor/refusals';
import { insertPictures } from '@/lib/writing/editor/uploads';
import { writeHtml } from '@/lib/writing/schema/read-html';
import { RICH_TEXT } from '@/lib/writing/schema/schema';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [...RICH_TEXT, refusals('知道了')],
    content: '<p>甲</p><p>乙</p>',
  });
});
afterEach(() => editor.destroy());

const shown = () => [...editor.view.dom.children].map(({ textContent }) => textContent);

test('words about a refusal stay after their block while the text changes, and are no part of it', () => {
  refuse(editor, '太大', 2);
  expect(shown()).toEqual(['甲', '太大知道了', '乙']);
  editor.commands.insertContentAt(0, '<p>前</p>');
  expect(shown()).toEqual(['前', '甲', '太大知道了', '乙']);
  expect(writeHtml(editor.state.doc)).toBe('<p>前</p><p>甲</p><p>乙</p>');
});

test('the writer dismisses one of them, and the other stays', () => {
  refuse(editor, '太大', 2);
  refuse(editor, '打不开', 5);
  const [first] = editor.view.dom.querySelectorAll('button');
  first?.click();
  expect(shown()).toEqual(['甲', '乙', '打不开知道了']);
});

test('a file that is no picture is named where it was dropped', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  await insertPictures(editor, [new File(['%PDF'], '报告.pdf', { type: 'application/pdf' })], {
    locale: 'zh-Hans',
    at: 2,
    notify: () => undefined,
    offlineWord: '',
    errorWord: (error, name) => `${name}：${error}`,
  });
  expect(shown()).toEqual(['甲', '报告.pdf：type知道了', '乙']);
});
