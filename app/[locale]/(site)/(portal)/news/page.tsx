import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { Newswire } from '@/components/stories/flash/newswire';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { listFlashes } from '@/lib/stories/read';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('news');
}

export default async function NewsPage() {
  const language = await pageLanguage();
  const t = await getTranslations('news');
  const { flashes } = await listFlashes(language);
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotSearch', 'events', 'topics']} />}>
      <Newswire language={language} current="all" title={t('title')} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'news' }}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(flashes)}
      />
    </RailLayout>
  );
}
