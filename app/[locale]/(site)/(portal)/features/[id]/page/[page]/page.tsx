import type { Metadata } from 'next';
import { href } from '@/lib/i18n/address';
import { pageLocale, toId, toPageRequest } from '@/lib/page';
import { Topic, topicMetadata } from '../../../topic';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id: given, page } = await params;
  const id = toId(given);
  const at = toPageRequest(page, href(await pageLocale(), 'topic', { id }));
  return topicMetadata({ at, id });
}

export default async function TopicNumberedPage({ params }: Props) {
  const { id: given, page } = await params;
  const id = toId(given);
  const at = toPageRequest(page, href(await pageLocale(), 'topic', { id }));
  return <Topic at={at} id={id} />;
}
