import type { Metadata } from 'next';
import { toId } from '@/lib/page';
import { FIRST_PAGE } from '@/lib/pager';
import { Topic, topicMetadata } from '../topic';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = toId((await params).id);
  return topicMetadata({ at: FIRST_PAGE, id });
}

export default async function TopicPage({ params }: Props) {
  const id = toId((await params).id);
  return <Topic at={FIRST_PAGE} id={id} />;
}
