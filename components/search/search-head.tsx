import { getTranslations } from 'next-intl/server';
import { SearchBox } from './search-box';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  locale: Locale;
  /** Heading of the page. */
  title: string;
  keyword?: string;
}

/** The head of the search pages: heading and search field. */
export async function SearchHead({ locale, title, keyword = '' }: Props) {
  const t = await getTranslations('search');
  return (
    <header className="mb-5">
      <h1 className={keyword ? 'sr-only' : 'type-page-title mb-4'}>
        <Marked text={title} words={keyword} locale={locale} />
      </h1>
      <SearchBox locale={locale} label={t('label')} placeholder={t('placeholder')} initial={keyword} large />
    </header>
  );
}

/** Marks the language of the searched words within a sentence, when it differs from the page's. */
function Marked({ text, words, locale }: { text: string; words: string; locale: Locale }) {
  const lang = words === '' ? undefined : foreignWordsLang(words, locale);
  if (!lang) return text;
  const [before, ...after] = text.split(words);
  return (
    <>
      {before}
      <span lang={lang}>{words}</span>
      {after.join(words)}
    </>
  );
}
