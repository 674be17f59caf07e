import type { Editor } from '@tiptap/core';
import { DOMParser as ModelParser, Slice } from '@tiptap/pm/model';
import { readPlayer } from '@/backend/contract/rich-text/players';
import { BODY_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { cleanPaste } from '@/lib/writing/paste/clean-paste';
import { looksLikeMarkdown, markdownToHtml } from '@/lib/writing/paste/markdown';
import { countLost } from '@/lib/writing/paste/pictures';
import { writeHtml } from '@/lib/writing/schema/read-html';
import { takeDataPictures } from './data-pictures';
import { sheetRows, tableOf } from './inserts';
import { insertBlock } from './link-card';
import { isOnEmptyLine, playerBlock } from './player';

interface PasteOptions {
  /** Called with pasted or dropped files, pictures or not; `at` is the position where they were dropped. */
  onPictures: (files: File[], at?: number) => void;
  /** Called with a picture that was in the pasted text as a data URL. @returns its new address in the text */
  onDataPicture: (file: File) => string;
  /** Called with the number of pictures that only the program they were copied from can read. */
  onLost: (count: number) => void;
  onTooLong: () => void;
}

/**
 * The most characters of pasted HTML; word processors produce many times the length of the text. Longer HTML is not
 * read.
 */
const MAX_PASTED_LENGTH = 40_000_000;
/** Below this size (ProseMirror positions) a text surely fits with its tags, and its HTML is not measured. */
const SURELY_SHORT = BODY_MAX_LENGTH / 10;

/**
 * Editor props for pasting and dropping. `editor` is a function, because the editor does not exist yet when these are
 * created.
 */
export function pasteProps(editor: () => Editor | null, options: PasteOptions) {
  const { onPictures, onDataPicture, onLost, onTooLong } = options;
  return {
    transformPastedHTML: (html: string) => takeDataPictures(cleanPaste(html, location.origin), onDataPicture),
    // Runs before the pasted content is parsed.
    handleDOMEvents: {
      paste: (_view: unknown, event: ClipboardEvent): boolean => {
        const length = (type: string) => event.clipboardData?.getData(type).length ?? 0;
        const isTooLong = length('text/plain') > BODY_MAX_LENGTH || length('text/html') > MAX_PASTED_LENGTH;
        if (!isTooLong) return false;
        event.preventDefault();
        onTooLong();
        return true;
      },
    },
    handlePaste: (_view: unknown, event: ClipboardEvent, slice: Slice): boolean => {
      const { clipboardData } = event;
      const current = editor();
      if (!clipboardData || !current) return false;
      const html = clipboardData.getData('text/html');
      const text = clipboardData.getData('text/plain');
      if (!hasRoom(current, slice)) {
        onTooLong();
        return true;
      }
      const lost = countLost(html);
      if (lost > 0) onLost(lost);
      const files = [...clipboardData.files];
      // Word and browsers add a picture of the copied text to the clipboard; it is ignored.
      if (files.length > 0 && text.trim() === '') {
        onPictures(files);
        return true;
      }
      const player = readPlayer(text.trim());
      if (player && isOnEmptyLine(current)) {
        insertBlock(current, playerBlock(player, ''));
        return true;
      }
      if (html !== '' || current.isActive('codeBlock')) return false;
      const rows = sheetRows(text);
      if (rows) {
        current.chain().insertContent(tableOf(rows)).run();
        return true;
      }
      if (!looksLikeMarkdown(text)) return false;
      void markdownToHtml(text).then((convertedHtml) => insertHtml(current, convertedHtml));
      return true;
    },
    handleDrop: (
      view: { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null },
      event: DragEvent,
    ) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      onPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  };
}

/** Whether the text would still be short enough to be saved with this inserted. */
function hasRoom(editor: Editor, { content }: Slice): boolean {
  const { doc } = editor.state;
  if (doc.content.size + content.size < SURELY_SHORT) return true;
  return writeHtml(doc).length + writeHtml(doc.copy(content)).length <= BODY_MAX_LENGTH;
}

/** Inserts HTML at the selection as a single undo step. */
function insertHtml(editor: Editor, html: string): void {
  const { body } = new DOMParser().parseFromString(cleanPaste(html, location.origin), 'text/html');
  const slice = ModelParser.fromSchema(editor.schema).parseSlice(body);
  const whole = slice.content.childCount > 1 ? new Slice(slice.content, 0, 0) : slice;
  editor.view.dispatch(editor.state.tr.replaceSelection(whole).scrollIntoView().setMeta('uiEvent', 'paste'));
}
