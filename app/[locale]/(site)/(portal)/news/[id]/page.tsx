import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PageGraph } from '@/components/publishing/page-graph';
import { storyPage } from '@/lib/stories/graph';
import { StoryDetail } from '@/components/stories/detail/story-detail';
import { WithRail } from '@/components/ui/lists/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { besideStory } from '@/lib/side-lists/beside-story';
import { PageFragment } from '@/components/ui/page-fragment';
import { commentsFragment, itemFragment } from '@/lib/platform/fragments/address';
import { readStoryPage } from '@/lib/stories/read-page';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { storyMetadata } from '@/lib/stories/metadata';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 2592000;

interface Props {
  params: Promise<{ id: string }>;
}

async function readFlash({ params }: Props) {
  const language = await pageLanguage();
  const page = await readStoryPage(toId((await params).id), language);
  if (page.story.kind !== 'flash') permanentRedirect(page.story.href);
  return { ...page, language };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { story, language } = await readFlash(props);
  return storyMetadata(story, language.locale);
}

export default async function FlashPage(props: Props) {
  const { story, related, thread, hasComments, language } = await readFlash(props);
  return (
    <WithRail
      rail={
        thread?.topic ? (
          <>
            <PageFragment address={itemFragment(language.locale, 'topics', thread.topic.id)} />
            <SideLists language={language} lists={['hotSearch', 'hotAuthors']} />
          </>
        ) : (
          <SideLists language={language} lists={[besideStory(story), 'hotSearch', 'hotAuthors']} />
        )
      }
    >
      <StoryDetail story={story} related={related} thread={thread} locale={language.locale}>
        <PageFragment address={commentsFragment(language.locale, story.id)} isEmpty={!hasComments} />
      </StoryDetail>
      <PageGraph {...storyPage(story, language.locale)} parents={['news']} />
    </WithRail>
  );
}
