import { type RefObject, useCallback, useRef } from 'react';

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href]';

/**
 * Moves the focus to a part of the page when a pressed button disappears as a result of the press. Put `place` on that
 * part and give it `tabIndex={-1}`.
 */
export function useFocusReturn(): {
  place: RefObject<HTMLDivElement | null>;
  /** Focuses the part itself and scrolls to its beginning. */
  toTop: () => void;
  /** Focuses the first control in the part, once the change is rendered. */
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
