import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new link of a list after the reader asked for more rows: the pressed button has
 * disappeared by then, and the focus with it. Rows that were not asked for, or that arrive while the focus is
 * elsewhere, do not move it.
 * @param rows number of rows of the list
 */
export function useFocusOnNew(rows: number): {
  /** The list, or an element that contains the list and no links after it. */
  list: RefObject<HTMLDivElement | null>;
  /** Must be called when the reader presses the button for more rows. */
  request: () => void;
  /** Whether the requested rows have not arrived yet. */
  isRequested: () => boolean;
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

  const request = useCallback(() => {
    before.current = links().length;
  }, []);
  const isRequested = useCallback(() => before.current !== null, []);
  return { list, request, isRequested };
}
