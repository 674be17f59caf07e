import type { Provider } from '@/backend/contract/accounts/user';
import type { Locale } from '@/lib/platform/language/locales';
import type { Messages } from '@/lib/platform/language/messages';

/**
 * The data the login dialog needs. Its texts are in all languages, so that the reader can switch the language while it
 * is open.
 */
export interface LoginSetup {
  words: Record<Locale, LoginWords>;
  providers: Provider[];
  /** The two agreements; for pages of this site, paths without a host. Empty while the newsroom has published none. */
  termsUrl: string;
  privacyUrl: string;
}

export type LoginWords = Pick<Messages, 'login' | 'fieldErrors'>;
