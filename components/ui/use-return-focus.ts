import { useEffect, useRef } from 'react';

/**
 * When what an element opened is closed and the focus is lost with it, moves the focus to the element with
 * `data-opens` of that name, which may have come only then.
 * @param name of what is open; null when nothing is
 */
export function useReturnFocus(name: string | null): void {
  const before = useRef(name);
  useEffect(() => {
    const closed = before.current;
    before.current = name;
    if (name !== null || closed === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-opens="${closed}"]`)?.focus();
  }, [name]);
}
