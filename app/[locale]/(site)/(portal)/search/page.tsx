import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { HotKeywords } from '@/components/search/hot-keywords';
import { SearchHead } from '@/components/search/search-head';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('search');
}

export default async function SearchPage() {
  const language = await pageLanguage();
  const t = await getTranslations('search');
  return (
    <RailLayout rail={<SideLists language={language} lists={['recommend', 'topics']} />}>
      <SearchHead locale={language.locale} title={t('title')} />
      <HotKeywords language={language} />
      <SectionGraph name="search" type="WebPage" />
    </RailLayout>
  );
}
