import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales';

interface RenderedPage {
  locale: Locale;
  /** Its address without a query. */
  address: string;
}

/** The page for which something is rendered outside of Next. */
const pages = new AsyncLocalStorage<RenderedPage>();

/** Renders for a page: components that are called in it find its language and address by the functions below. */
export const renderIn = <Result>(page: RenderedPage, render: () => Result): Result => pages.run(page, render);

export const renderedLocale = (): Locale => pages.getStore()?.locale ?? DEFAULT_LOCALE;

export const renderedAddress = (): string => pages.getStore()?.address ?? '/';
