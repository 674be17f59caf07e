import { PageGraph } from '@/components/publishing/page-graph';
import { TextSizeTool } from '@/components/shell/settings/text-size-tool';
import { SideLists } from '@/components/side-lists/side-lists';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { viewToken } from '@/lib/platform/config/page-tokens';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { readArticleText } from '@/lib/stories/article-text';
import { storyPage } from '@/lib/stories/graph';
import { newestFirst } from '@/lib/stories/newest-first';
import type { StoryPage } from '@/lib/stories/read-page';
import { ViewRecord } from '@/components/stories/detail/view-record-deferred';
import { Article } from '@/components/stories/article/article';
import { ArticleBar } from '@/components/stories/article/article-bar';
import { ArticleRail } from '@/components/stories/article/article-rail';

interface Props {
  page: StoryPage;
  language: ReaderLanguage;
}

/** What the page of an article shows inside the shell. */
export async function ArticleView({ page: { story, flashes, hasComments }, language }: Props) {
  const { locale } = language;
  const { parts, contents } = await readArticleText(story, locale);
  return (
    <RailLayout
      shape="article"
      rail={
        <>
          <ArticleRail contents={contents} flashes={newestFirst(flashes)} locale={locale} />
          <SideLists language={language} lists={['hotSearch']} />
        </>
      }
    >
      <Article
        story={story}
        parts={parts}
        locale={locale}
        hasComments={hasComments}
        textSize={<TextSizeTool shape="line" />}
      />
      <ArticleBar story={story} locale={locale} textSize={<TextSizeTool shape="bar" />} />
      <PageGraph {...storyPage(story, locale)} parents={['articles']} />
      <ViewRecord
        token={viewToken(story.id)}
        id={story.id}
        title={story.title}
        authorId={story.author?.id ?? null}
      />
    </RailLayout>
  );
}
