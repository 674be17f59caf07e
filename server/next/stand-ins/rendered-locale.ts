import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales';

/** The language of what is rendered outside of Next. */
const locales = new AsyncLocalStorage<Locale>();

/** Renders in a language: components that are called in it find it by `renderedLocale`. */
export const renderIn = <Result>(locale: Locale, render: () => Result): Result => locales.run(locale, render);

export const renderedLocale = (): Locale => locales.getStore() ?? DEFAULT_LOCALE;
