import type { Editor } from '@tiptap/core';
import { sendPicture } from '@/lib/platform/calls/upload';
import type { Locale } from '@/lib/platform/language/locales';
import { errorOfFile, isHeic, readSides, type PictureError } from '@/lib/uploads/picture-check';
import { refuse } from './refusals';
import { changeUpload, finishUpload, PENDING, setUpload } from './upload-state';

/** The text without pictures that are not stored. */
export function withoutPending(html: string): string {
  return html
    .replace(/<figure><img src="\/uploads\/pending-[\s\S]*?<\/figure>/g, '')
    .replace(/<img src="\/uploads\/pending-[^>]*>/g, '');
}

/** Whether the text contains a picture that is not stored: being sent, or failed. */
export function hasPending(html: string): boolean {
  return html.includes(PENDING);
}

interface UploadOptions {
  locale: Locale;
  /** Says why a file of this name is not taken. */
  errorWord: (error: PictureError, name: string) => string;
  offlineWord: string;
  notify: (text: string) => void;
}

/**
 * Inserts pictures in the order of their files, with their real size, so that the text does not move later, and uploads
 * them one after another. A file that is no picture, or too large, is named where it was meant to stand.
 * @param options.at position in the text; without it, at the selection
 */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  options: UploadOptions & { at?: number },
): Promise<void> {
  const read = await Promise.all(
    files.map(async (file) => {
      const preview = URL.createObjectURL(file);
      return { file, preview, sides: await readSides(preview) };
    }),
  );
  const prepared = read.flatMap(({ file, preview, sides }) => {
    const problem = errorOfFile(file, false) ?? (sides || isHeic(file) ? null : 'unreadable');
    if (problem) {
      refuse(editor, options.errorWord(problem, file.name), options.at);
      URL.revokeObjectURL(preview);
      return [];
    }
    const send = prepareUpload(editor, file, preview, options);
    const attrs = {
      src: send.src,
      width: sides && String(sides.width),
      height: sides && String(sides.height),
    };
    const content = [{ type: 'caption' }, { type: 'credit' }];
    return [{ send, node: { type: 'pictureFigure', attrs, content } }];
  });
  // All at once, since the text may change during the upload, and `at` would then be wrong.
  const nodes = prepared.map(({ node }) => node);
  if (nodes.length === 0) return;
  if (options.at === undefined) editor.chain().insertContent(nodes).run();
  else editor.chain().insertContentAt(options.at, nodes).run();
  for (const { send } of prepared) await send.start();
}

/** Prepares an upload: the picture has the address `src` in the text until `start` has stored it. */
export function prepareUpload(
  editor: Editor,
  file: File,
  preview: string,
  options: UploadOptions,
): { src: string; start: () => Promise<void> } {
  const src = `${PENDING}${crypto.randomUUID()}`;
  const start = () => sendOne(editor, src, file, options);
  const retry = () => {
    changeUpload(editor, src, { percent: 0, error: null });
    void start();
  };
  setUpload(editor, src, { preview, percent: 0, error: null, retry });
  return { src, start };
}

async function sendOne(editor: Editor, src: string, file: File, options: UploadOptions): Promise<void> {
  const { reply } = sendPicture(file, 'content', options.locale, (part) =>
    changeUpload(editor, src, { percent: Math.round(part * 100) }),
  );
  const answer = await reply;
  if (editor.isDestroyed) return;
  if (!answer.ok) {
    const reason = answer.message || options.offlineWord;
    changeUpload(editor, src, { error: reason });
    options.notify(reason);
    return;
  }
  // The browser could not read the file itself.
  const sides = isHeic(file) ? await readSides(answer.data) : null;
  if (editor.isDestroyed) return;
  finishUpload(editor, src, {
    src: answer.data,
    ...(sides && { width: String(sides.width), height: String(sides.height) }),
  });
}
