import type { Metadata } from 'next';
import { href } from '@/lib/i18n/address';
import { pageLocale, toPageRequest } from '@/lib/page';
import { Columns, columnsMetadata } from '../../columns';

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
