import { HONG_KONG_COOKIE, LANGUAGE_NUMBER, LOCALE_COOKIE, LOCALES, type Locale } from './locales';

const YEAR_SECONDS = 31_536_000;
/** The language setting, and the flag of the Hong Kong edition. */
const SETTING = 'language';
const HONG_KONG_FLAG = 'hk_language';
/** Written only so that other tabs get a storage event; no other code reads it. */
const BROADCAST = 'lx_language';

/** The language a reader chose, and whether they chose it on /hk, which has its own flag. */
export interface Choice {
  locale: Locale;
  isHongKong: boolean;
}

/** Stores a choice: in session storage for this tab, in a cookie for the server, in local storage for other tabs. */
export function rememberChoice({ locale, isHongKong }: Choice): void {
  const isFlagged = isHongKong && locale === 'zh-Hant';
  setCookie(LOCALE_COOKIE, locale);
  if (isHongKong) setCookie(HONG_KONG_COOKIE, isFlagged ? '1' : '');
  try {
    sessionStorage.setItem(SETTING, String(LANGUAGE_NUMBER[locale]));
    if (isHongKong) sessionStorage.setItem(HONG_KONG_FLAG, isFlagged ? '1' : '');
    localStorage.setItem(BROADCAST, JSON.stringify({ locale, isHongKong, at: Date.now() }));
  } catch {
    // Without storage this tab still switches, but other tabs are not notified.
  }
}

/** Calls the listener with every choice made in another tab. Returns a function that removes the listener. */
export function subscribeChoices(notify: (choice: Choice) => void): () => void {
  const receive = ({ key, newValue }: StorageEvent) => {
    const choice = key === BROADCAST && newValue ? readChoice(newValue) : null;
    if (choice) notify(choice);
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

/**
 * The language a tab shows after a choice in another tab. A Hong Kong tab with its flag set stays traditional when
 * simplified Chinese is chosen elsewhere.
 */
export function localeToFollow(choice: Choice, isHongKong: boolean): Locale {
  const storesFlag = isHongKong && !choice.isHongKong && sessionStorage.getItem(HONG_KONG_FLAG) === '1';
  return storesFlag && choice.locale === 'zh-Hans' ? 'zh-Hant' : choice.locale;
}

function readChoice(text: string): Choice | null {
  try {
    const { locale, isHongKong } = JSON.parse(text) as Partial<Choice>;
    const storedLocale = LOCALES.find((candidate) => candidate === locale);
    return storedLocale ? { locale: storedLocale, isHongKong: isHongKong === true } : null;
  } catch {
    return null;
  }
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
}
