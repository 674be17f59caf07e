import type { Metadata } from 'next';
import { PageGraph } from '@/components/layout/page-graph';
import { storyPage } from '@/lib/seo/graph/story';
import { StoryDetail } from '@/components/content/story-detail';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { listRelated, readStory } from '@/lib/backend/news';
import { pageReading, toId } from '@/lib/page';
import { storyMetadata } from '@/lib/seo/story-metadata';

export const revalidate = 300;

interface Props {
  params: Promise<{ id: string }>;
}

export function generateStaticParams() {
  return [];
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
