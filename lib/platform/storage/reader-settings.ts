import type { Locale } from '@/lib/platform/language/locales';

/** Settings a reader makes for this browser; each is a `data-` attribute of <html> and a cookie `lx_…`. */
export const READER_SETTINGS = {
  theme: ['light', 'dark'],
  updown: ['red-up', 'green-up'],
  text: ['large', 'larger'],
} as const;

export type ReaderSetting = keyof typeof READER_SETTINGS;

/** The default colours of rising and falling: red is up for readers of Chinese, green for readers of English. */
export function usualUpdown(locale: Locale): (typeof READER_SETTINGS.updown)[number] {
  return locale === 'en' ? 'green-up' : 'red-up';
}

/** The attribute of a select that names the setting it changes. */
export const SETTING_ATTRIBUTE = 'data-setting';

/** The window event that requests a change of a setting: `detail` is its name and its value, null for the default. */
export const CHANGE_SETTING = 'lx:change-setting';

/** The window event that follows a change of a setting. */
export const SETTING_CHANGED = 'lx:setting-changed';

const YEAR_SECONDS = 31_536_000;

/** Stores a setting as an attribute of <html> and in a cookie for later visits; null for the default. */
const STORE = `function s(n,v){v?d.setAttribute('data-'+n,v):d.removeAttribute('data-'+n);document.cookie='lx_'+n+'='+(v||'')+'; path=/; max-age='+(v?${YEAR_SECONDS}:0)+'; samesite=lax';dispatchEvent(new Event('${SETTING_CHANGED}'))}`;

/**
 * A script that sets the attributes from the cookies before the first paint (cached pages are the same for everyone),
 * and again whenever React replaces <html>: after a change of language, or after an error during hydration. It stores
 * every change, including that of a select used before the page's other scripts have loaded.
 */
export const readerSettings = `(function(d,k){${STORE}function a(){k.forEach(function(n){var m=document.cookie.match(new RegExp('(?:^|; )lx_'+n+'=([a-z-]+)'));if(m&&!d.hasAttribute('data-'+n))d.setAttribute('data-'+n,m[1])})}a();new MutationObserver(a).observe(d,{attributeFilter:k.map(function(n){return'data-'+n})});document.addEventListener('change',function(e){var n=e.target.getAttribute('${SETTING_ATTRIBUTE}');n&&s(n,e.target.value)});addEventListener('${CHANGE_SETTING}',function(e){s.apply(null,e.detail)})})(document.documentElement,${JSON.stringify(
  Object.keys(READER_SETTINGS),
)})`;
