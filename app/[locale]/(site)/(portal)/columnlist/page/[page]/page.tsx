import type { Metadata } from 'next';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, toPageRequest } from '@/lib/platform/routing/page-params';
import { Authors, authorsMetadata } from '@/app/[locale]/(site)/(portal)/columnlist/authors';

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
