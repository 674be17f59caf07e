import type { Locale } from '@/lib/platform/language/locales';
import { renderedLocale } from './rendered-page';

/** In place of Next's parameter of the address in what is rendered outside of Next (`next/root-params`). */
export const locale = (): Promise<Locale> => Promise.resolve(renderedLocale());
