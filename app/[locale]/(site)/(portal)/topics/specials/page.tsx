import type { Metadata } from 'next';
import { TopicIndex } from '@/components/topics/topic-index';
import { SectionGraph } from '@/components/publishing/section-graph';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { listTopics } from '@/lib/topics/read';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('specials');
}

export default async function SpecialsPage() {
  const language = await pageLanguage();
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotSearch', 'recommend', 'events']} />}>
      <TopicIndex language={language} isSpecial />
      <SectionGraph
        name="specials"
        items={toSteps(await listTopics(language, true))}
        parents={['features']}
      />
    </RailLayout>
  );
}
