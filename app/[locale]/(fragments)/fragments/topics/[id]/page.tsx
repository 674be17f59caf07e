import { TopicSection } from '@/components/topics/topic-section';
import { readTopic } from '@/lib/topics/read';
import { pageLanguage, type PageProps, toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

const ROWS = 8;

export default async function TopicFragment({ params }: PageProps<'id'>) {
  const language = await pageLanguage();
  const { topic, stories } = await readTopic(toId((await params).id), language, { page: 1, size: 20 });
  return <TopicSection topic={topic} stories={stories.items.slice(0, ROWS)} locale={language.locale} />;
}
