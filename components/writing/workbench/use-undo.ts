import type { Editor } from '@tiptap/core';
import { undoDepth } from '@tiptap/pm/history';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from '@/lib/writing/saving/draft-store';
import type { Step } from '@/lib/writing/saving/timeline';
import { isComposing } from '@/lib/platform/keys/is-composing';

/** Elements whose fields are not part of the draft: in them the browser's own undo works. */
const OWN = '.wr-notes, .wr-link-form, .wr-labels, .wr-sides, dialog';

/** Undo and redo in one timeline of text, title, summary and settings, wherever the caret is. */
export function useUndo(draft: Draft, editor: Editor | null) {
  const depth = useRef(0);

  const apply = (step: Step, way: 'before' | 'after'): boolean => {
    if (step.kind === 'words') draft.setText(step.lang, step[way]);
    else if (step.kind === 'settings') draft.setSettings(step[way]);
    else {
      const isMade = way === 'before' ? editor?.commands.undo() : editor?.commands.redo();
      if (editor) depth.current = undoDepth(editor.state);
      return isMade ?? false;
    }
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.code === 'KeyZ' && !event.shiftKey;
    const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY';
    const { target } = event;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (!isUndo && !isRedo)) return;
    if (isComposing(event) || !(target instanceof Element) || !target.closest('.wr-desk')) return;
    if (target.closest(OWN) || !editor?.isEditable) return;
    event.preventDefault();
    event.stopPropagation();
    if (isUndo) draft.timeline.undo((step) => apply(step, 'before'));
    else draft.timeline.redo((step) => apply(step, 'after'));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  return {
    undo: () => draft.timeline.undo((step) => apply(step, 'before')),
    /** Call it after a change of the text. */
    note: (changed: Editor) => {
      const now = undoDepth(changed.state);
      if (now > depth.current) draft.timeline.add({ kind: 'body' });
      else draft.timeline.resume();
      depth.current = now;
    },
  };
}
