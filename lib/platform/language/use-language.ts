import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { afterLoad } from '@/lib/platform/navigation/after-load';
import { loadPart } from '@/lib/platform/navigation/load-part';
import { HONG_KONG_PATH, localAddress, plainPath } from '@/lib/platform/routing/local-address';
import type { Locale } from './locales';
import { beginChange, chooseLocale, chosenLocale, giveUpChange, onChange, pendingLocale } from './change';

const nothingComing = () => null;
const snapshotPart = () => import('./page-snapshot');

/** An error page belongs to no address; in other languages it links to the home page. */
const pageOf = (pathname: string) => plainPath(pathname).replace(/^\/errors\/.*/, '/');

/**
 * The current language (or the one being changed to), the page's address in other languages, and a function that
 * changes the language.
 */
export function useLanguage(locale: Locale) {
  const router = useRouter();
  const path = pageOf(usePathname());
  const next = useSyncExternalStore(onChange, pendingLocale, nothingComing);

  useEffect(
    () =>
      void afterLoad()
        .then(snapshotPart)
        .catch(() => undefined),
    [],
  );

  const addressIn = useCallback((to: Locale) => localAddress(to, path), [path]);

  /** Shows the page in another language without a full load. */
  const change = useCallback(
    async (to: Locale) => {
      if (to === (chosenLocale(path) ?? locale)) return;
      chooseLocale(to, path);
      const address = addressIn(to) + location.search + location.hash;
      try {
        const { takeSnapshot, restoreSnapshot } = await loadPart(snapshotPart);
        if (chosenLocale(path) !== to) return;
        if (to === locale) {
          giveUpChange();
          return router.replace(address, { scroll: false });
        }
        const snapshot = takeSnapshot();
        beginChange(to, () => restoreSnapshot(snapshot));
        router.replace(address, { scroll: false });
      } catch {
        if (chosenLocale(path) === to) location.replace(address);
      }
    },
    [router, addressIn, locale, path],
  );

  return { shown: next ?? locale, change, addressIn, isHongKong: path === HONG_KONG_PATH };
}
