import type { Locale } from '@/backend/contract/locale';
import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { PREFERENCE } from '@/backend/kernel/text/local';

/** The text of a version in the best language for a reader, preferably with a title. */
export function pickDocumentText({ texts }: DraftDocument, locale: Locale): DraftText {
  for (const lang of PREFERENCE[locale]) {
    const found = texts.find((text) => text.lang === lang && text.title !== '');
    if (found) return found;
  }
  return texts[0] ?? { lang: locale, title: '', summary: '', body: '' };
}
