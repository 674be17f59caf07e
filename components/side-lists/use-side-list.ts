import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { SideItem, SideList, SideListName } from '@/lib/side-lists/side-item';
import type { Locale } from '@/lib/platform/language/locales';
import { getJson } from '@/lib/platform/calls/browser';
import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';

/** The path this visit began on. Its HTML is fresh, so stored rows are not used there. */
let landing: string | undefined;

/**
 * Rows of a list: at first those of the HTML, or after a soft navigation those kept in the tab's storage, until the
 * current list is loaded. A failure or an empty list changes nothing.
 */
export function useSideList(name: SideListName, locale: Locale, initial: SideItem[]) {
  const pathname = usePathname();
  const key = `lx_side_${name}_${locale}`;
  const [items, setItems] = useState(() => keptSince(pathname, key) ?? initial);

  useEffect(() => {
    landing ??= pathname;
    const stop = new AbortController();
    fetchList(name, locale, 1, stop.signal).then(
      (fresh) => {
        if (fresh.items.length === 0) return;
        setItems(fresh.items);
        store(key, JSON.stringify(fresh.items));
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [name, locale, key, pathname]);

  const append = useCallback((more: SideItem[]) => setItems((known) => [...known, ...more]), []);
  return { items, append };
}

/** @throws Error when there is no answer or an error status */
export async function fetchList(
  name: SideListName,
  locale: Locale,
  page: number,
  signal?: AbortSignal,
): Promise<SideList> {
  return getJson(`/api/side/${name}?${new URLSearchParams({ locale, page: String(page) })}`, signal);
}

/** The stored rows of a list; null on the page the visit began on. */
function keptSince(pathname: string, key: string): SideItem[] | null {
  return landing === undefined || landing === pathname ? null : (readStoredJson(key) as SideItem[] | null);
}
