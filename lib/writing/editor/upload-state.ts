import type { Editor } from '@tiptap/core';

/** A picture on its way. */
export interface Upload {
  /** What the browser can show meanwhile; empty for a picture of another site, which it may not ask for. */
  preview: string;
  /** Null while nothing can be measured. */
  percent: number | null;
  /** Why it did not arrive. */
  fault: string | null;
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

/** Whether a picture of the editor is on its way, and has not failed. */
export function hasUploads(editor: Editor): boolean {
  return [...(running.get(editor)?.values() ?? [])].some(({ fault }) => fault === null);
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

/** Gives every picture of an address its stored path; arriving is no step to undo. */
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
