import type { Metadata } from 'next';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, toPageRequest } from '@/lib/platform/routing/page-params';
import { Articles, articlesMetadata } from '@/app/[locale]/(site)/(portal)/home_wz/articles';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const at = toPageRequest((await params).page, href(await pageLocale(), 'articles'));
  return articlesMetadata({ at });
}

export default async function ArticlesNumberedPage({ params }: Props) {
  const at = toPageRequest((await params).page, href(await pageLocale(), 'articles'));
  return <Articles at={at} />;
}
