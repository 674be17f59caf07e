import type { Metadata } from 'next';
import { toId } from '@/lib/page';
import { FIRST_PAGE } from '@/lib/pager';
import { Articles, articlesMetadata } from '../articles';

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
