import type { Metadata } from 'next';
import { href } from '@/lib/i18n/address';
import { pageLocale, toId, toPageRequest } from '@/lib/page';
import { Author, authorMetadata } from '../../../author';

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
