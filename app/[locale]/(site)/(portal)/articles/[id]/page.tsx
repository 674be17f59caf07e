import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ArticleView } from '@/components/pages/article-view';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { storyMetadata } from '@/lib/stories/metadata';
import { readStoryPage } from '@/lib/stories/read-page';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 2592000;

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const { id, language } = await readRequest(props);
  const { story } = await readStoryPage(id, language);
  return storyMetadata(story, language.locale);
}

export default async function ArticlePage(props: PageProps<'id'>) {
  const { id, language } = await readRequest(props);
  const page = await readStoryPage(id, language);
  if (page.story.kind !== 'article') permanentRedirect(page.story.href);
  return <ArticleView page={page} language={language} />;
}
