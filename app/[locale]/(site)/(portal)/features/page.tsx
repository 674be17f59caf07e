import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listTopics } from '@/lib/backend/articles';
import { toSteps } from '@/lib/seo/graph/steps';
import { PageGraph } from '@/components/layout/page-graph';
import { TopicIndex } from '@/components/content/topic-index';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('topics');
  const locale = await pageLocale();
  return pageMetadata({
    locale,
    address: { name: 'features' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('features', locale),
  });
}

export default async function TopicsPage() {
  const t = await getTranslations('topics');
  const reading = await pageReading();
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'events']} />}>
      <TopicIndex reading={reading} />
      <PageGraph
        locale={reading.locale}
        address={{ name: 'features' }}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(await listTopics(reading))}
      />
    </WithRail>
  );
}
