import { readStory } from '@/lib/backend/news';
import { pageReading, toId } from '@/lib/page';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export default async function FlashPage({ params }: { params: Promise<{ id: string }> }) {
  const story = await readStory(toId((await params).id), await pageReading());
  return <h1>{story.title}</h1>;
}
