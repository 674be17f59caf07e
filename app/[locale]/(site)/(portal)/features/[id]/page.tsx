import type { Metadata } from 'next';
import { toId } from '@/lib/platform/routing/page-params';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Topic, topicMetadata } from '@/app/[locale]/(site)/(portal)/features/topic';

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
