import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { Locale } from '@/lib/platform/language/locales';
import { writtenIn } from '@/lib/platform/language/writing-locales';

/** A new draft, which begins in the language of the page the writer is on. */
export function newDocument(locale: Locale, authorId: number | null): DraftDocument {
  return {
    ...EMPTY_SETTINGS,
    author_id: authorId,
    texts: [{ lang: locale, title: '', summary: '', body: '' }],
  };
}

/** The language a text is translated to: English and Chinese, and of the Chinese scripts the one begun, else the page's. */
export function otherLanguage(texts: readonly DraftText[], source: DraftText, locale: Locale): Locale {
  if (source.lang !== 'en') return 'en';
  return texts.find(({ lang }) => lang !== 'en')?.lang ?? writtenIn(locale);
}
