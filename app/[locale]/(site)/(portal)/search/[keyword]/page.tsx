import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SearchHead } from '@/components/search/search-head';
import { SearchResultsList } from '@/components/search/search-results';
import { SideLists } from '@/components/side-lists/side-lists';
import { decodeKeyword, readSearchQuery } from '@/lib/search/query';
import { pageLocale, pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from '@/lib/publishing/metadata/page';

interface Props {
  params: Promise<{ keyword: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function readKeyword({ params }: Props): Promise<string> {
  return decodeKeyword((await params).keyword).trim();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('search');
  const keyword = await readKeyword(props);
  const address = { name: 'searchResults', params: { keyword } } as const;
  const title = t('resultsTitle', { keyword });
  const locale = await pageLocale();
  // The picture does not show the searched words, because anybody can make such an address.
  const image = await sectionImage('search', locale);
  return pageMetadata({ locale, address, title, description: t('description'), image });
}

export default async function SearchResultsPage(props: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('search');
  const keyword = await readKeyword(props);
  const query = readSearchQuery(await props.searchParams);
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotSearch', 'recommend']} />}>
      <SearchHead locale={language.locale} title={t('resultsTitle', { keyword })} keyword={keyword} />
      <SearchResultsList keyword={keyword} query={query} language={language} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'searchResults', params: { keyword } }}
        type="SearchResultsPage"
        title={t('resultsTitle', { keyword })}
      />
    </RailLayout>
  );
}
