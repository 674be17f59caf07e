import type { Editor } from '@tiptap/core';
import { DOMParser as ModelParser, Slice } from '@tiptap/pm/model';
import { BODY_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { cleanPaste } from '@/lib/writing/paste/clean-paste';
import { looksLikeMarkdown, markdownToHtml } from '@/lib/writing/paste/markdown';
import { sheetRows, tableOf } from './inserts';

interface PasteOptions {
  /** Pictures among what was pasted or dropped; `at` is where they fell. */
  onPictures: (files: File[], at?: number) => void;
  onTooLong: () => void;
}

/** What is done with the clipboard and with what is dropped. The editor is asked for late: it does not exist yet. */
export function pasteProps(editor: () => Editor | null, { onPictures, onTooLong }: PasteOptions) {
  return {
    transformPastedHTML: cleanPaste,
    handlePaste: (_view: unknown, event: ClipboardEvent): boolean => {
      const { clipboardData } = event;
      const current = editor();
      if (!clipboardData || !current) return false;
      const html = clipboardData.getData('text/html');
      const text = clipboardData.getData('text/plain');
      if (Math.max(html.length, text.length) > BODY_MAX_LENGTH) {
        onTooLong();
        return true;
      }
      const files = picturesIn(clipboardData.files);
      // Word and browsers send a picture of the text along with the text.
      if (files.length > 0 && text.trim() === '') {
        onPictures(files);
        return true;
      }
      if (html !== '' || current.isActive('codeBlock')) return false;
      const rows = sheetRows(text);
      if (rows) {
        current.chain().insertContent(tableOf(rows)).run();
        return true;
      }
      if (!looksLikeMarkdown(text)) return false;
      void markdownToHtml(text).then((made) => insertHtml(current, made));
      return true;
    },
    handleDrop: (
      view: { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null },
      event: DragEvent,
    ) => {
      const files = picturesIn(event.dataTransfer?.files);
      if (files.length === 0) return false;
      event.preventDefault();
      onPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  };
}

/** Puts HTML in at the selection as one step to undo. */
function insertHtml(editor: Editor, html: string): void {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  const slice = ModelParser.fromSchema(editor.schema).parseSlice(body);
  const whole = slice.content.childCount > 1 ? new Slice(slice.content, 0, 0) : slice;
  editor.view.dispatch(editor.state.tr.replaceSelection(whole).scrollIntoView());
}

function picturesIn(files: FileList | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
