import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { SideItem, SideList, SideListName } from '@/lib/side-lists/side-item';
import type { Locale } from '@/lib/platform/language/locales';
import { getJson } from '@/lib/platform/calls/browser';
import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';

/** The page this visit began on: its HTML is fresh, so what was kept earlier is not shown there. */
let landing: string | undefined;

/**
 * Rows of a list: those of the HTML at first; after a soft navigation those kept in the tab's storage, until the list
 * as it is now arrives. A failure or an empty list changes nothing.
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

/** @throws when there is no answer, or an error */
export async function fetchList(
  name: SideListName,
  locale: Locale,
  page: number,
  signal?: AbortSignal,
): Promise<SideList> {
  return getJson(`/api/side/${name}?${new URLSearchParams({ locale, page: String(page) })}`, signal);
}

/** What was kept of a list, on any page but the one the visit began on. */
function keptSince(pathname: string, key: string): SideItem[] | null {
  return landing === undefined || landing === pathname ? null : (readStoredJson(key) as SideItem[] | null);
}
