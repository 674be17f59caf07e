import type { Editor } from '@tiptap/core';

/**
 * Puts the caret at the beginning of the text, at once: the editor's own command waits for the next frame, and text
 * typed until then would go into the field before.
 */
export function focusStart(editor: Editor | null): void {
  editor?.commands.focus('start');
  editor?.view.focus();
}
