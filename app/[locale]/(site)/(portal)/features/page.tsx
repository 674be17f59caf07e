import type { Metadata } from 'next';
import { TopicIndex } from '@/components/topics/topic-index';
import { SectionGraph } from '@/components/shell/section-graph';
import { WithRail } from '@/components/shell/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { listTopics } from '@/lib/stories/read-articles';
import { pageReading } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

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
