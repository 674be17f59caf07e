import type { Metadata } from 'next';
import { toId } from '@/lib/platform/routing/page-params';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Author, authorMetadata } from '@/app/[locale]/(site)/(portal)/columnlist/author';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = toId((await params).id);
  return authorMetadata({ at: FIRST_PAGE, id });
}

export default async function AuthorPage({ params }: Props) {
  const id = toId((await params).id);
  return <Author at={FIRST_PAGE} id={id} />;
}
