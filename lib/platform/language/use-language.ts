import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useSyncExternalStore } from 'react';
import { localAddress, plainPath } from '@/lib/platform/routing/local-address';
import type { Locale } from './locales';
import { routes } from '@/lib/platform/routing/routes';
import { beginChange, pendingLocale, onChange } from './change';
import { restoreSnapshot, takeSnapshot } from './page-snapshot';

const nothingComing = () => null;

/** The language shown (or being changed to), the page's address in other languages, and the change to one. */
export function useLanguage(locale: Locale) {
  const router = useRouter();
  const path = plainPath(usePathname());
  const next = useSyncExternalStore(onChange, pendingLocale, nothingComing);

  const addressIn = useCallback((to: Locale) => localAddress(to, path), [path]);

  /** Shows the page in another language, in place. */
  const change = useCallback(
    (to: Locale) => {
      if (to === (pendingLocale() ?? locale)) return;
      const snapshot = takeSnapshot();
      beginChange(to, () => restoreSnapshot(snapshot));
      router.replace(addressIn(to) + location.search + location.hash, { scroll: false });
    },
    [router, addressIn, locale],
  );

  return { shown: next ?? locale, change, addressIn, isHongKong: path === routes.hk.path };
}
