import type { Locale } from '@/backend/contract/locale';
import type { Config } from './config';

/** The path prefix of each language in the portal's addresses. */
const PREFIX: Record<Locale, string> = { 'zh-Hans': '', 'zh-Hant': '/zh-hant', en: '/en' };

/** The absolute address of a page in a reader's language. @param path begins with a slash */
export function pageUrl({ siteUrl }: Pick<Config, 'siteUrl'>, locale: Locale, path: string): string {
  return `${siteUrl}${PREFIX[locale]}${path}`;
}
