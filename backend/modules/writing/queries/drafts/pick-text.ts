import type { Locale } from '@/backend/contract/locale';
import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { preferred } from '@/backend/kernel/text/local';

/** The text of a version in the best language for a reader, preferably with a title. */
export function pickDocumentText({ texts }: DraftDocument, locale: Locale): DraftText {
  const titled = texts.filter(({ title }) => title !== '');
  return preferred(titled, locale) ?? texts[0] ?? { lang: locale, title: '', summary: '', body: '' };
}
