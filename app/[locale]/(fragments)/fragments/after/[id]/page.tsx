import { AfterStory } from '@/components/stories/article/after-story';
import { readAfterStory } from '@/lib/stories/read-after';
import { pageLanguage, type PageProps, toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

export default async function AfterStoryFragment({ params }: PageProps<'id'>) {
  const language = await pageLanguage();
  const after = await readAfterStory(toId((await params).id), language);
  return <AfterStory after={after} locale={language.locale} />;
}
