import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import { messagesOf } from './messages';

/** Messages and formats of the language in the address. All times of the site are UTC+8. */
export default getRequestConfig(async ({ locale: requested }) => {
  const requestedLocale = requested ?? (await rootLocale());
  const locale = LOCALES.find((candidate) => candidate === requestedLocale) ?? DEFAULT_LOCALE;
  return { locale, timeZone: 'Asia/Shanghai', messages: await messagesOf(locale) };
});
