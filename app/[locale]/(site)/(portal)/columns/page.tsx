import type { Metadata } from 'next';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Columns, columnsMetadata } from './columns';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return columnsMetadata({ at: FIRST_PAGE });
}

export default function ColumnsPage() {
  return <Columns at={FIRST_PAGE} />;
}
