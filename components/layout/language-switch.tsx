'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { localAddress, plainPath } from '@/lib/i18n/local-address';
import { HTML_LANG, LANGUAGE_NUMBER, LOCALE_COOKIE, LOCALES, SWITCH_LABEL, type Locale } from '@/lib/i18n/locales';

const YEAR_SECONDS = 31_536_000;
const NAMES: Record<Locale, string> = { 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文', en: 'English' };

/** 简 繁 EN: plain links to the same page in the other languages, switched in place when scripts run. */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const pathname = usePathname();
  const router = useRouter();
  const path = plainPath(pathname);

  const choose = (event: MouseEvent, chosen: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    remember(chosen);
    router.replace(localAddress(chosen, path) + location.search + location.hash, { scroll: false });
  };

  return (
    <nav aria-label={label} className="flex items-center gap-3 text-[15px]">
      {LOCALES.map((one) => (
        <a
          key={one}
          href={localAddress(one, path)}
          hrefLang={HTML_LANG[one]}
          lang={HTML_LANG[one]}
          title={NAMES[one]}
          aria-label={NAMES[one]}
          aria-current={one === locale ? 'true' : undefined}
          onClick={(event) => choose(event, one)}
          suppressHydrationWarning
          className="grid min-h-11 min-w-6 place-items-center border-y-2 border-transparent text-ink-3 hover:no-underline aria-[current]:border-b-mark aria-[current]:font-bold aria-[current]:text-ink md:min-h-8"
        >
          {SWITCH_LABEL[one]}
        </a>
      ))}
    </nav>
  );
}

/** The setting of spec §3 in session storage, and a cookie for the server. */
function remember(chosen: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${chosen}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  sessionStorage.setItem('language', String(LANGUAGE_NUMBER[chosen]));
}
