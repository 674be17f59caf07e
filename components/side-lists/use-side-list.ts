import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';
import type { SideItem, SideList, SideListName } from '@/lib/side-lists/side-item';
import type { Locale } from '@/lib/platform/language/locales';
import { getJson } from '@/lib/platform/calls/browser';
import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';

/** Path of the first page of this visit. Its HTML is current, so stored rows are not used on it. */
let landing: string | undefined;

/**
 * Rows of a list: at first those of the HTML, or after a soft navigation those stored in the tab, until the current
 * list has loaded. A failure or an empty list changes nothing. Rows on the screen are not replaced while the reader
 * sees them: the new rows are shown on the next page.
 * @param shown the element of the rows
 */
export function useSideList(
  name: SideListName,
  locale: Locale,
  initial: SideItem[],
  shown: RefObject<Element | null>,
): SideItem[] {
  const pathname = usePathname();
  const key = `lx_side_${name}_${locale}`;
  const [items, setItems] = useState(() => storedItems(pathname, key) ?? initial);

  useEffect(() => {
    landing ??= pathname;
    const stop = new AbortController();
    fetchList(name, locale, stop.signal).then(
      (fresh) => {
        if (fresh.items.length === 0) return;
        store(key, JSON.stringify(fresh.items));
        if (!shown.current || !isInView(shown.current)) setItems(fresh.items);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [name, locale, key, pathname, shown]);

  return items;
}

/** @throws Error when there is no answer or an error status */
async function fetchList(name: SideListName, locale: Locale, signal: AbortSignal): Promise<SideList> {
  return getJson(`/api/side/${name}?${new URLSearchParams({ locale })}`, signal);
}

/** Whether a part of an element is on the screen. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The stored rows of a list; null on the page the visit began on. */
function storedItems(pathname: string, key: string): SideItem[] | null {
  return landing === undefined || landing === pathname ? null : (readStoredJson(key) as SideItem[] | null);
}
