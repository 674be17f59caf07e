import type { Metadata } from 'next';
import { PageGraph } from '@/components/publishing/page-graph';
import { storyPage } from '@/lib/stories/graph';
import { StoryDetail } from '@/components/stories/story-detail';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { listRelated, readStory } from '@/lib/stories/read';
import { pageReading, toId } from '@/lib/platform/routing/page-params';
import { storyMetadata } from '@/lib/stories/metadata';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = await pageReading();
  const story = await readStory(toId((await params).id), reading);
  return storyMetadata(story, reading.locale);
}

/** Any content item by its id, whatever its kind; its canonical address is its own page. */
export default async function ContentPage({ params }: Props) {
  const reading = await pageReading();
  const story = await readStory(toId((await params).id), reading);
  const related = await listRelated(story.id, reading);
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'label']} />}>
      <StoryDetail story={story} related={related} locale={reading.locale} />
      <PageGraph
        {...storyPage(story, reading.locale)}
        parents={[story.kind === 'flash' ? 'news' : 'articles']}
      />
    </WithRail>
  );
}
