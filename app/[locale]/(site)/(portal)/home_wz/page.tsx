import type { Metadata } from 'next';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Articles, articlesMetadata } from './articles';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return articlesMetadata({ at: FIRST_PAGE });
}

export default function ArticlesPage() {
  return <Articles at={FIRST_PAGE} />;
}
