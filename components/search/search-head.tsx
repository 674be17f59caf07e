import { getTranslations } from 'next-intl/server';
import { SearchBox } from '@/components/widgets/search-box';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  /** Heading of the page. */
  title: string;
  keyword?: string;
}

/** The head of the search pages: their name, and the field. */
export async function SearchHead({ locale, title, keyword = '' }: Props) {
  const t = await getTranslations('search');
  return (
    <header className="mb-5">
      <h1 className={keyword ? 'sr-only' : 'type-page-title mb-4'}>{title}</h1>
      <SearchBox locale={locale} label={t('label')} placeholder={t('placeholder')} initial={keyword} large />
    </header>
  );
}
