import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading or a line of text when what it says or what stands below it changed: after the reader's
 * own act, and where the change took away the control that had the focus. Screen readers then read it, and Tab goes on
 * from there. In an open dialog its title takes the focus instead, as nothing behind it can.
 * @param subject what changes; the first one is left alone
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
    /** Call when the reader acts, before the change. */
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
