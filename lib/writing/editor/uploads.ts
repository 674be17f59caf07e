import type { Editor } from '@tiptap/core';
import { sendPicture } from '@/lib/platform/calls/upload';
import type { Locale } from '@/lib/platform/language/locales';
import { faultOfFile, readSides, type PictureFault } from '@/lib/uploads/picture-check';

/** A picture on its way. Until it is stored its node has an address that nothing can be fetched from. */
interface Upload {
  preview: string;
  percent: number;
  /** Why it did not arrive. */
  fault: string | null;
  /** Sends the same picture again. */
  retry: () => void;
}

const PENDING = '/uploads/pending-';
const running = new WeakMap<Editor, Map<string, Upload>>();
const listeners = new WeakMap<Editor, Set<() => void>>();

/** The upload behind a picture's address; undefined for one that is stored. */
export function uploadOf(editor: Editor, src: unknown): Upload | undefined {
  return running.get(editor)?.get(String(src));
}

uploadOf.onChange = (editor: Editor, listener: () => void): (() => void) => {
  const set = listeners.get(editor) ?? new Set();
  listeners.set(editor, set.add(listener));
  return () => void set.delete(listener);
};

/** The text without pictures that are not stored yet. */
export function withoutPending(html: string): string {
  return html.replace(/<figure><img src="\/uploads\/pending-[\s\S]*?<\/figure>/g, '');
}

/** Whether a picture of the text is still on its way, or did not arrive. */
export function hasPending(html: string): boolean {
  return html.includes(PENDING);
}

interface Options {
  locale: Locale;
  /** Where in the text; the selection when left out. */
  at?: number;
  faultWord: (fault: PictureFault) => string;
  offlineWord: string;
  notify: (text: string) => void;
}

/** Puts pictures into the text at their real size and sends them, one after another: nothing moves when they arrive. */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  options: Options,
): Promise<void> {
  for (const file of files) {
    const preview = URL.createObjectURL(file);
    const sides = await readSides(preview);
    const fault = faultOfFile(file, false) ?? (sides ? null : 'unreadable');
    if (fault) {
      options.notify(options.faultWord(fault));
      URL.revokeObjectURL(preview);
      continue;
    }
    const src = `${PENDING}${crypto.randomUUID()}`;
    const retry = () => {
      changeUpload(editor, src, { percent: 0, fault: null });
      void sendOne(editor, src, file, options);
    };
    setUpload(editor, src, { preview, percent: 0, fault: null, retry });
    const content = {
      type: 'pictureFigure',
      attrs: { src, width: sides && String(sides.width), height: sides && String(sides.height) },
      content: [{ type: 'caption' }, { type: 'credit' }],
    };
    if (options.at === undefined) editor.chain().insertContent(content).run();
    else editor.chain().insertContentAt(options.at, content).run();
    await sendOne(editor, src, file, options);
  }
}

async function sendOne(editor: Editor, src: string, file: File, options: Options): Promise<void> {
  const { reply } = sendPicture(file, 'content', options.locale, (part) =>
    changeUpload(editor, src, { percent: Math.round(part * 100) }),
  );
  const answer = await reply;
  if (editor.isDestroyed) return;
  if (!answer.ok) {
    const reason = answer.message || options.offlineWord;
    changeUpload(editor, src, { fault: reason });
    options.notify(reason);
    return;
  }
  const preview = uploadOf(editor, src)?.preview;
  running.get(editor)?.delete(src);
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs['src'] === src) tr.setNodeAttribute(at, 'src', answer.data);
  });
  // Arriving is no step to undo.
  editor.view.dispatch(tr.setMeta('addToHistory', false));
  if (preview) URL.revokeObjectURL(preview);
}

function changeUpload(editor: Editor, src: string, change: Partial<Upload>): void {
  const upload = uploadOf(editor, src);
  if (upload) setUpload(editor, src, { ...upload, ...change });
}

function setUpload(editor: Editor, src: string, upload: Upload): void {
  const uploads = running.get(editor) ?? new Map<string, Upload>();
  running.set(editor, uploads.set(src, upload));
  listeners.get(editor)?.forEach((listener) => listener());
}
