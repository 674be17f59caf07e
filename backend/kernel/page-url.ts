import type { Locale } from '@/backend/contract/locale';
import type { Config } from './config';

/** Where each language stands in the addresses of the portal. */
const PREFIX: Record<Locale, string> = { 'zh-Hans': '', 'zh-Hant': '/zh-hant', en: '/en' };

/** The absolute address of a page for somebody who reads this language. @param path begins with a slash */
export function pageUrl({ siteUrl }: Pick<Config, 'siteUrl'>, locale: Locale, path: string): string {
  return `${siteUrl}${PREFIX[locale]}${path}`;
}
