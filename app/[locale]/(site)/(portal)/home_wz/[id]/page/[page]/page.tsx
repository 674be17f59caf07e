import type { Metadata } from 'next';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, toId, toPageRequest } from '@/lib/platform/routing/page-params';
import { Articles, articlesMetadata } from '@/app/[locale]/(site)/(portal)/home_wz/articles';

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
  const at = toPageRequest(page, href(await pageLocale(), 'category', { id }));
  return articlesMetadata({ at, category: id });
}

export default async function CategoryNumberedPage({ params }: Props) {
  const { id: given, page } = await params;
  const id = toId(given);
  const at = toPageRequest(page, href(await pageLocale(), 'category', { id }));
  return <Articles at={at} category={id} />;
}
