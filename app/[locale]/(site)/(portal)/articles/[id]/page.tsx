import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PageGraph } from '@/components/publishing/page-graph';
import { storyPage } from '@/lib/stories/graph';
import { Article } from '@/components/stories/article/article';
import { ArticleBar } from '@/components/stories/article/article-bar';
import { ArticleRail } from '@/components/stories/article/article-rail';
import { viewToken } from '@/lib/platform/config/page-tokens';
import { ViewRecord } from '@/components/stories/detail/view-record-deferred';
import { TextSizeTool } from '@/components/shell/settings/text-size-tool';
import { WithRail } from '@/components/ui/lists/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { readArticleText } from '@/lib/stories/article-text';
import { readStoryPage } from '@/lib/stories/read-page';
import { newestFirst } from '@/lib/stories/newest-first';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { storyMetadata } from '@/lib/stories/metadata';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 2592000;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage();
  const { story } = await readStoryPage(toId((await params).id), language);
  return storyMetadata(story, language.locale);
}

export default async function ArticlePage({ params }: Props) {
  const language = await pageLanguage();
  const { locale } = language;
  const { story, flashes, hasComments } = await readStoryPage(toId((await params).id), language);
  if (story.kind !== 'article') permanentRedirect(story.href);
  const { parts, contents } = await readArticleText(story, locale);
  return (
    <WithRail
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
    </WithRail>
  );
}
