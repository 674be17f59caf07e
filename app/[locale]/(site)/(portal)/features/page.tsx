import type { Metadata } from 'next';
import { TopicIndex } from '@/components/content/topic-index';
import { SectionGraph } from '@/components/layout/section-graph';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { listTopics } from '@/lib/backend/articles';
import { pageReading } from '@/lib/page';
import { toSteps } from '@/lib/seo/graph/steps';
import { sectionMetadata } from '@/lib/seo/section-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('features');
}

export default async function TopicsPage() {
  const reading = await pageReading();
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'events']} />}>
      <TopicIndex reading={reading} />
      <SectionGraph name="features" items={toSteps(await listTopics(reading))} />
    </WithRail>
  );
}
