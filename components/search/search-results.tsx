import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/states';
import { ListPager } from '@/components/ui/list-pager';
import { search } from '@/lib/search/read';
import { searchQueryOf, type SearchQuery } from '@/lib/search/query';
import { href } from '@/lib/platform/routing/href';
import type { Reading } from '@/lib/platform/language/localize';
import { SearchFilters } from './search-filters';
import { SearchHitRow } from './search-hit-row';

interface Props {
  keyword: string;
  query: SearchQuery;
  reading: Reading;
}

/** What was found, with the filters over it and the pages under it. */
export async function SearchResultsList({ keyword, query, reading }: Props) {
  const t = await getTranslations('search');
  const { locale } = reading;
  const { kind, days, at } = query;
  const base = href(locale, 'searchResults', { keyword });
  const results = await search(keyword, reading, { kind, days, ...at });
  const isFiltered = kind !== undefined || days !== undefined;
  return (
    <>
      <SearchFilters base={base} query={query} counts={results.counts} />
      {results.total > 0 && (
        <p className="type-meta pt-4">
          {t(results.isMore ? 'countMore' : 'count', { count: results.total })}
        </p>
      )}
      {results.hits.length > 0 && (
        <ol className="ledger mb-8 pt-5">
          {results.hits.map((hit) => (
            <li key={`${hit.kind}${hit.id}`}>
              <SearchHitRow hit={hit} locale={locale} />
            </li>
          ))}
        </ol>
      )}
      {results.total === 0 && (
        <EmptyState
          text={`${t('none', { keyword })}${locale === 'en' ? ' ' : ''}${t('noneHint')}`}
          href={isFiltered ? base : href(locale, 'news')}
          linkLabel={isFiltered ? t('clear') : (await getTranslations('news'))('toNews')}
        />
      )}
      {results.total > 0 && results.hits.length === 0 && (
        <EmptyState text={t('tooDeep')} href={base} linkLabel={t('firstPage')} />
      )}
      <ListPager base={`${base}?${searchQueryOf(query)}`} at={at} total={results.total} />
    </>
  );
}
