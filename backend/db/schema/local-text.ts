import type { Locale } from '@/backend/contract/locale';

/** A short text by language, stored as JSON. Languages without the text are missing. */
export type LocalText = Partial<Record<Locale, string>>;
