import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/notices/states';
import { ListPager } from '@/components/ui/lists/list-pager';
import { search } from '@/lib/search/read';
import { searchQueryOf, type SearchQuery } from '@/lib/search/query';
import { href } from '@/lib/platform/routing/href';
import { pageAddress } from '@/lib/platform/paging/pager';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { HitList } from './hit-list';
import { hitLabels } from './hit-labels';
import { MoreHits } from './more-hits';
import { SimilarSearches } from './similar-searches';
import { NoResults } from './no-results';
import { searchToken } from '@/lib/platform/config/page-tokens';
import { RecordSearch } from './record-search';
import { SearchFilters } from './search-filters';

interface Props {
  keyword: string;
  query: SearchQuery;
  language: ReaderLanguage;
}

/** The results of a search, with filters above and further pages below. */
export async function SearchResultsList({ keyword, query, language }: Props) {
  const t = await getTranslations('search');
  const { locale } = language;
  const { kind, days, at } = query;
  const base = href(locale, 'searchResults', { keyword });
  const results = await search(keyword, language, { kind, days, ...at });
  const isFiltered = kind !== undefined || days !== undefined;
  const address = `${base}?${searchQueryOf(query)}`;
  const hasMore = kind !== undefined && at.page === 1 && results.total > at.size;
  const labels = await hitLabels();
  return (
    <>
      {keyword !== '' && at.page === 1 && (
        <RecordSearch keyword={keyword} token={searchToken(keyword)} locale={locale} />
      )}
      <SearchFilters base={base} query={query} counts={results.counts} />
      {results.total > 0 && (
        <>
          {results.instead !== null && (
            <p className="pt-4 text-ink-2">{t('instead', { keyword, instead: results.instead })}</p>
          )}
          {results.isPartial && <p className="pt-4 text-ink-2">{t('partial')}</p>}
          <SimilarSearches
            label={t('didYouMean')}
            keywords={results.suggestions.filter((suggestion) => suggestion !== results.instead)}
            locale={locale}
          />
          <p className="type-meta pt-4">
            {t(results.isMore ? 'countMore' : 'count', { count: results.total })}
          </p>
        </>
      )}
      <HitList hits={results.hits} labels={labels} locale={locale} />
      {results.total === 0 && (
        <NoResults
          keyword={keyword}
          suggestions={results.suggestions}
          unfiltered={isFiltered ? base : null}
          locale={locale}
        />
      )}
      {results.total > 0 && results.hits.length === 0 && (
        <EmptyState text={t('tooDeep')} href={base} linkLabel={t('firstPage')} />
      )}
      {hasMore ? (
        <MoreHits
          key={address}
          query={new URLSearchParams({
            q: keyword,
            locale,
            kind,
            ...(days && { days: String(days) }),
            size: String(at.size),
          }).toString()}
          href={pageAddress(address, { ...at, page: 2 })}
          locale={locale}
          labels={{
            hits: labels,
            more: t('more', { kind }),
            loading: t('loading'),
            failed: t('moreFailed'),
            retry: t('retry'),
            end: t('end'),
          }}
        />
      ) : (
        <ListPager base={address} at={at} total={results.total} />
      )}
    </>
  );
}
