import type { Metadata } from 'next';
import { href } from '@/lib/i18n/address';
import { pageLocale, toPageRequest } from '@/lib/page';
import { Authors, authorsMetadata } from '../../authors';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const at = toPageRequest((await params).page, href(await pageLocale(), 'columnList'));
  return authorsMetadata({ at });
}

export default async function AuthorsNumberedPage({ params }: Props) {
  const at = toPageRequest((await params).page, href(await pageLocale(), 'columnList'));
  return <Authors at={at} />;
}
