import type { Metadata } from 'next';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, toId, toPageRequest } from '@/lib/platform/routing/page-params';
import { Author, authorMetadata } from '@/app/[locale]/(site)/(portal)/columnlist/author';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id: given, page } = await params;
  const id = toId(given);
  const at = toPageRequest(page, href(await pageLocale(), 'author', { id }));
  return authorMetadata({ at, id });
}

export default async function AuthorNumberedPage({ params }: Props) {
  const { id: given, page } = await params;
  const id = toId(given);
  const at = toPageRequest(page, href(await pageLocale(), 'author', { id }));
  return <Author at={at} id={id} />;
}
