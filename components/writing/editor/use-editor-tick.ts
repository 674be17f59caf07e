import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Draws a part of the page anew whenever text or selection changed. */
export function useEditorTick(editor: Editor | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!editor) return;
    editor.on('transaction', tick);
    return () => void editor.off('transaction', tick);
  }, [editor]);
}
