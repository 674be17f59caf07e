import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new link of a list once what the reader asked for is in it: the pressed control is gone by
 * then, and the focus with it. What comes without being asked for, or while the focus is elsewhere, leaves it alone.
 * @param rows how many rows the list has
 */
export function useFocusOnNew(rows: number): {
  /** The list, or what holds it and nothing that comes after. */
  list: RefObject<HTMLDivElement | null>;
  /** To be called when the reader presses for more. */
  ask: () => void;
  /** Whether what the reader pressed for has not come yet. */
  isAsked: () => boolean;
} {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];

  useEffect(() => {
    const first = before.current === null ? undefined : links()[before.current];
    if (!first) return;
    before.current = null;
    if (document.activeElement === document.body) first.focus({ preventScroll: true });
  }, [rows]);

  const ask = useCallback(() => {
    before.current = links().length;
  }, []);
  const isAsked = useCallback(() => before.current !== null, []);
  return { list, ask, isAsked };
}
