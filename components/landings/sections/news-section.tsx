import { StoryList } from '@/components/stories/list/story-list';
import { readTopicStories } from '@/lib/landings/topic-news';
import type { SectionContext } from '../section-context';

/** The newest stories of the landing page's topic; nothing without a topic. */
export async function NewsSection({ landing, language }: SectionContext) {
  const { topic_id: topicId } = landing.view;
  if (topicId === null) return null;
  return (
    <StoryList
      stories={await readTopicStories(topicId, language)}
      locale={language.locale}
      heading="h3"
      ruled
    />
  );
}
