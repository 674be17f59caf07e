import { useEffect, useRef } from 'react';

/**
 * When a part of the page closes and the focus is lost with it, moves the focus to the element whose `data-opens` names
 * the part. That element may have been rendered only after the closing.
 * @param name name of the open part; null when none is open
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
