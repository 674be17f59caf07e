import type { Editor } from '@tiptap/core';
import { undoDepth } from '@tiptap/pm/history';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from '@/lib/writing/saving/draft-store';
import type { Step } from '@/lib/writing/saving/timeline';

/** Fields that are no part of the piece, or not yet: there the browser undoes what is typed. */
const OWN = '.wr-notes, .wr-link-form, .wr-labels, .wr-sides, dialog';

/**
 * Undoes and redoes steps over text, title, summary and settings, wherever the caret is.
 * @returns a function to be called after each change of the text
 */
export function useUndo(draft: Draft, editor: Editor | null): (changed: Editor) => void {
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
    if (event.isComposing || !(target instanceof Element) || !target.closest('.wr-desk')) return;
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

  return (changed) => {
    const now = undoDepth(changed.state);
    if (now > depth.current) draft.timeline.add({ kind: 'body' });
    else draft.timeline.goOn();
    depth.current = now;
  };
}
