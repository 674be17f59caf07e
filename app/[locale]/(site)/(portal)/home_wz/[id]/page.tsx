import type { Metadata } from 'next';
import { toId } from '@/lib/platform/routing/page-params';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Articles, articlesMetadata } from '@/app/[locale]/(site)/(portal)/home_wz/articles';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = toId((await params).id);
  return articlesMetadata({ at: FIRST_PAGE, category: id });
}

export default async function CategoryPage({ params }: Props) {
  const id = toId((await params).id);
  return <Articles at={FIRST_PAGE} category={id} />;
}
