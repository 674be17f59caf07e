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
 * A script that sets the attributes from the cookies before the first paint; cached pages are the same for everyone.
 */
export const readerSettings = `(function(d,c){${JSON.stringify(
  Object.keys(READER_SETTINGS),
)}.forEach(function(k){var m=c.match(new RegExp('(?:^|; )lx_'+k+'=([a-z-]+)'));if(m)d.setAttribute('data-'+k,m[1])})})(document.documentElement,document.cookie)`;
