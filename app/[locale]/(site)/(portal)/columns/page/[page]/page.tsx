import type { Metadata } from 'next';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, toPageRequest } from '@/lib/platform/routing/page-params';
import { Columns, columnsMetadata } from '@/app/[locale]/(site)/(portal)/columns/columns';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const at = toPageRequest((await params).page, href(await pageLocale(), 'columns'));
  return columnsMetadata({ at });
}

export default async function ColumnsNumberedPage({ params }: Props) {
  const at = toPageRequest((await params).page, href(await pageLocale(), 'columns'));
  return <Columns at={at} />;
}
