import type { Editor } from '@tiptap/core';

/** The beginning of a picture's address until it is stored; no data can be loaded from such an address. */
export const PENDING = '/uploads/pending-';

/** Whether the address is that of a picture that is not stored. */
export const isPending = (src: unknown): boolean => String(src).startsWith(PENDING);

/** A picture that is being uploaded or copied, or for which that failed. */
export interface Upload {
  /** Address of a preview; empty for a picture of another site, which the browser must not load. */
  preview: string;
  /** Null when the progress is unknown. */
  percent: number | null;
  /** Why it failed; null while it is running. */
  error: string | null;
  /** Tries the same picture again. */
  retry: () => void;
}

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

/** Whether a picture of the editor is being uploaded or copied; failed ones do not count. */
export function hasUploads(editor: Editor): boolean {
  return [...(running.get(editor)?.values() ?? [])].some(({ error }) => error === null);
}

export function setUpload(editor: Editor, src: string, upload: Upload): void {
  const uploads = running.get(editor) ?? new Map<string, Upload>();
  running.set(editor, uploads.set(src, upload));
  listeners.get(editor)?.forEach((listener) => listener());
}

export function changeUpload(editor: Editor, src: string, change: Partial<Upload>): void {
  const upload = uploadOf(editor, src);
  if (upload) setUpload(editor, src, { ...upload, ...change });
}

/** Gives every picture with this address its stored path, without adding an undo step. */
export function finishUpload(
  editor: Editor,
  src: string,
  attributes: { src: string; width?: string; height?: string },
): void {
  const preview = uploadOf(editor, src)?.preview;
  running.get(editor)?.delete(src);
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs['src'] !== src) return;
    for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(at, name, value);
  });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
  listeners.get(editor)?.forEach((listener) => listener());
  if (preview) URL.revokeObjectURL(preview);
}
