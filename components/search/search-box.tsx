import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { SearchField } from './search-field-deferred';

interface Props {
  locale: Locale;
  label: string;
  placeholder: string;
  /** Text of the field, restored by each navigation; empty in the header. */
  initial?: string;
  /** Whether it is the large field of the search page. */
  large?: boolean;
}

/** A search field, with its labels in the page's language. */
export async function SearchBox(props: Props) {
  const t = await getTranslations('search');
  const words = {
    suggestions: t('suggestions'),
    history: t('history'),
    remove: t('removeRecord', { keyword: '{keyword}' }),
    clear: t('clearHistory'),
    clearField: t('clearField'),
    failed: t('historyFailed'),
  };
  return <SearchField {...props} words={words} />;
}
