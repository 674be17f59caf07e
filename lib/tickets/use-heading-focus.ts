import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading when what stands below it changed: after the reader's own act, and where the change took
 * away the control that had the focus. Screen readers then read the heading, and Tab goes on from there.
 * @param subject what stands below the heading; the first one is left alone
 */
export function useHeadingFocus(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
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
    if (isOwnAct.current || isTaken) heading.current?.focus();
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
