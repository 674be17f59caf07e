import type { Locale } from '@/backend/contract/locale';

/** One short text in the languages it exists in, stored as JSON; at least one is there. */
export type LocalText = Partial<Record<Locale, string>>;
