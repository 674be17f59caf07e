import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Renders the calling component again whenever text or selection changes. */
export function useEditorTick(editor: Editor | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!editor) return;
    editor.on('transaction', tick);
    return () => void editor.off('transaction', tick);
  }, [editor]);
}
