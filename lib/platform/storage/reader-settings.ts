import type { Locale } from '@/lib/platform/language/locales';

/** Settings a reader makes for this browser; each is a `data-` attribute of <html> and a cookie `lx_…`. */
export const SETTING_NAMES = ['theme', 'updown', 'text'] as const;

export type ReaderSetting = (typeof SETTING_NAMES)[number];

/** The values of each setting besides its default. */
export const READER_SETTINGS = {
  theme: ['light', 'dark'],
  updown: ['red-up', 'green-up'],
  text: ['large', 'larger'],
} as const satisfies Record<ReaderSetting, readonly string[]>;

/** The default colours of rising and falling: red is up for readers of Chinese, green for readers of English. */
export function usualUpdown(locale: Locale): (typeof READER_SETTINGS.updown)[number] {
  return locale === 'en' ? 'green-up' : 'red-up';
}

/** The attribute of a radio button that names the setting it changes. */
export const SETTING_ATTRIBUTE = 'data-setting';

/** The window event that requests a change of a setting; its `detail` is a `SettingChange`. */
export const CHANGE_SETTING = 'lx:change-setting';

/** A setting and its new value, null for the default. */
export type SettingChange = [name: ReaderSetting, value: string | null];

/** The window event that follows a change of a setting. */
export const SETTING_CHANGED = 'lx:setting-changed';
