import type { Metadata } from 'next';
import { PageGraph } from '@/components/publishing/page-graph';
import { storyPage } from '@/lib/stories/graph';
import { StoryDetail } from '@/components/stories/detail/story-detail';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SideLists } from '@/components/side-lists/side-lists';
import { listRelated, readStory } from '@/lib/stories/read';
import { sideListOfStory } from '@/lib/side-lists/side-list-of-story';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { storyMetadata } from '@/lib/stories/metadata';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 2592000;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage();
  const story = await readStory(toId((await params).id), language);
  return storyMetadata(story, language.locale);
}

/** Any story by its id. Its canonical address is that of a flash or of an article. */
export default async function ContentPage({ params }: Props) {
  const language = await pageLanguage();
  const story = await readStory(toId((await params).id), language);
  const related = await listRelated(story, language);
  return (
    <RailLayout
      rail={
        <SideLists
          language={language}
          lists={['hotSearch', 'recommend', sideListOfStory(story)]}
          besides={[story, ...related]}
        />
      }
    >
      <StoryDetail story={story} related={related} locale={language.locale} />
      <PageGraph
        {...storyPage(story, language.locale)}
        parents={[story.kind === 'flash' ? 'news' : 'articles']}
      />
    </RailLayout>
  );
}
