import type { Locale } from '@/backend/contract/locale';

/**
 * A letter in one language. `{site}`, `{code}`, `{minutes}` … are filled in; a line of `{code}` alone is shown large.
 */
interface Letter {
  subject: string;
  lines: readonly string[];
  /** The short form for a text message. */
  sms?: string;
}

export type Letters = Record<Locale, Letter>;
