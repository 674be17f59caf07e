import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WithRail } from '@/components/layout/with-rail';
import { HotKeywords } from '@/components/search/hot-keywords';
import { SearchHead } from '@/components/search/search-head';
import { SideLists } from '@/components/widgets/side-lists';
import { pageLocale, pageReading } from '@/lib/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('search');
  const locale = await pageLocale();
  return pageMetadata({
    locale,
    address: { name: 'search' },
    title: t('title'),
    description: t('description'),
  });
}

export default async function SearchPage() {
  const reading = await pageReading();
  const t = await getTranslations('search');
  return (
    <WithRail rail={<SideLists reading={reading} lists={['recommend', 'topics']} />}>
      <SearchHead locale={reading.locale} title={t('title')} />
      <HotKeywords reading={reading} />
    </WithRail>
  );
}
