import type { Locale } from '@/backend/contract/locale';

export interface Words {
  title: string;
  body: string;
}

/** Notifications in the reader's language; `{name}` is filled from the parameters. */
export type MessageTexts = Record<string, Record<Locale, Words>>;
