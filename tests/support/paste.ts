import { Editor } from '@tiptap/core';
import { pasteProps } from '@/lib/writing/editor/paste';
import { writeHtml } from '@/lib/writing/schema/read-html';
import { RICH_TEXT } from '@/lib/writing/schema/schema';

interface Clipboard {
  html?: string;
  text?: string;
  files?: File[];
}

/** How often the options of `pasteProps` were called, and with which files. */
interface Notified {
  tooLong: number;
  lost: number;
  files: File[];
  data: File[];
}

/**
 * The text editor of the editor page, without the page. `paste` pastes as a browser does and returns the HTML of
 * the text.
 */
export function makePasteEditor() {
  const notified: Notified = { tooLong: 0, lost: 0, files: [], data: [] };
  let editor: Editor | null = null;
  const place = document.body.appendChild(document.createElement('div'));
  const pasteEditor = new Editor({
    element: place,
    extensions: RICH_TEXT,
    editorProps: pasteProps(() => editor, {
      onPictures: (files) => void notified.files.push(...files),
      onDataPicture: (file) => `/uploads/pending-${notified.data.push(file)}`,
      onLost: (count) => void (notified.lost += count),
      onTooLong: () => void (notified.tooLong += 1),
    }),
  });
  editor = pasteEditor;
  return {
    editor: pasteEditor,
    notified,
    paste({ html = '', text = '', files = [] }: Clipboard): string {
      const data: Record<string, string> = { 'text/html': html, 'text/plain': text };
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const clipboardData = { getData: (type: string) => data[type] ?? '', files, types: Object.keys(data) };
      pasteEditor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
      return writeHtml(pasteEditor.state.doc);
    },
    destroy: () => {
      pasteEditor.destroy();
      place.remove();
    },
  };
}
