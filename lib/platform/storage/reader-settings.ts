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

/**
 * A script that sets the attributes from the cookies before the first paint (cached pages are the same for everyone), and
 * again whenever React has made <html> anew: in a change of language, or after a fault while it took over the page.
 */
export const readerSettings = `(function(d,k){function a(){k.forEach(function(n){var m=document.cookie.match(new RegExp('(?:^|; )lx_'+n+'=([a-z-]+)'));if(m&&!d.hasAttribute('data-'+n))d.setAttribute('data-'+n,m[1])})}a();new MutationObserver(a).observe(d,{attributeFilter:k.map(function(n){return'data-'+n})})})(document.documentElement,${JSON.stringify(
  Object.keys(READER_SETTINGS),
)})`;
