import { type RefObject, useCallback, useRef } from 'react';

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href]';

/**
 * A part of the page that takes the focus when the button that was pressed goes with what it changed; give it
 * `tabIndex={-1}`.
 */
export function useFocusReturn(): {
  place: RefObject<HTMLDivElement | null>;
  /** To the part as a whole, scrolled to its beginning. */
  toTop: () => void;
  /** To the first thing in it that can be used, once what changed is shown. */
  toFirst: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const toTop = useCallback(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const toFirst = useCallback(() => {
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus());
  }, []);
  return { place, toTop, toFirst };
}
