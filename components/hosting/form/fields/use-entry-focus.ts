import { type RefObject, useEffect, useRef } from 'react';

/**
 * Manages the focus in a list of entries. An entry added by a button gets it at its first field. When the entry with
 * the focus was removed, the first button of the next entry in its place gets it, else the button that adds entries.
 * Entries that appear while the member types elsewhere do not move the focus.
 * @param keys of the entries, in the order of the list's children
 */
export function useEntryFocus<List extends HTMLElement>(keys: readonly string[]): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef(keys);
  const joined = keys.join();
  useEffect(() => {
    const now = joined === '' ? [] : joined.split(',');
    const old = before.current;
    before.current = now;
    const active = document.activeElement;
    const isLost = active === document.body;
    const added = now.findLastIndex((key) => !old.includes(key));
    const removed = old.findIndex((key) => !now.includes(key));
    const section = list.current?.closest('section');
    if (added >= 0 && (isLost || (active?.tagName === 'BUTTON' && section?.contains(active))))
      list.current?.children[added]?.querySelector<HTMLElement>('input, textarea')?.focus();
    else if (removed >= 0 && isLost) {
      const next = list.current?.children[Math.min(removed, now.length - 1)];
      const button = next?.querySelector<HTMLElement>('button');
      const adds = [list.current, section].map((box) => box?.querySelector<HTMLElement>('[data-adds]'));
      (button ?? adds.find(Boolean))?.focus();
    }
  }, [joined]);
  return list;
}
