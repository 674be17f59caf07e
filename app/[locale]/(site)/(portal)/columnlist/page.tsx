import type { Metadata } from 'next';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Authors, authorsMetadata } from './authors';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return authorsMetadata({ at: FIRST_PAGE });
}

export default function AuthorsPage() {
  return <Authors at={FIRST_PAGE} />;
}
