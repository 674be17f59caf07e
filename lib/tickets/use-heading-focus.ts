import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading or a line of text when it, or the content below it, has changed: after the reader's own
 * action, and when the change removed the control that had the focus. Screen readers then read it, and Tab continues
 * from there. If a dialog is open, its title gets the focus instead, since nothing behind it can.
 * @param subject the value whose change moves the focus; the first value does not
 */
export function useHeadingFocus<Kind extends HTMLElement = HTMLHeadingElement>(subject: string) {
  const heading = useRef<Kind>(null);
  const shown = useRef(subject);
  const isOwnAct = useRef(false);
  const lastFocused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    const last = lastFocused.current;
    const isTaken = document.activeElement === document.body && last instanceof Node && !last.isConnected;
    if (isOwnAct.current || isTaken) (titleOver(heading.current) ?? heading.current)?.focus();
    isOwnAct.current = false;
  }, [subject]);

  return {
    heading,
    /** Call at the reader's action, before the change. */
    expectChange: () => {
      isOwnAct.current = true;
    },
  };
}

/** The title of the open dialog, when the element is not in it. */
function titleOver(element: HTMLElement | null): HTMLElement | null {
  const dialog = document.querySelector('dialog[open]');
  return dialog?.contains(element) ? null : (dialog?.querySelector('h2') ?? null);
}
