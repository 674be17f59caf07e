import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { PageFragment } from '@/components/ui/page-fragment';
import { commentsFragment, itemFragment } from '@/lib/platform/fragments/address';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { sideListOfStory } from '@/lib/side-lists/side-list-of-story';
import { storyPage } from '@/lib/stories/graph';
import type { StoryPage } from '@/lib/stories/read-page';
import { StoryDetail } from '@/components/stories/detail/story-detail';

interface Props {
  page: StoryPage;
  language: ReaderLanguage;
}

/** What the page of a flash shows inside the shell; beside it its topic, and the newest flashes. */
export function FlashView({ page: { story, related, thread, hasComments }, language }: Props) {
  const { locale } = language;
  return (
    <RailLayout
      shape="flash"
      rail={
        thread?.topic ? (
          <>
            <PageFragment address={itemFragment(locale, 'topics', thread.topic.id)} />
            <SideLists language={language} lists={['newest']} />
          </>
        ) : (
          <SideLists
            language={language}
            lists={[...new Set([sideListOfStory(story), 'newest' as const]), 'hotSearch']}
          />
        )
      }
    >
      <StoryDetail story={story} related={related} thread={thread} locale={locale}>
        <PageFragment address={commentsFragment(locale, story.id)} isEmpty={!hasComments} />
      </StoryDetail>
      <PageGraph {...storyPage(story, locale)} parents={['news']} />
    </RailLayout>
  );
}
