import type { Metadata } from 'next';
import { toId } from '@/lib/platform/routing/page-params';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { Label, labelMetadata } from '@/app/[locale]/(site)/(portal)/features/label/label';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = toId((await params).id);
  return labelMetadata({ at: FIRST_PAGE, id });
}

export default async function LabelPage({ params }: Props) {
  const id = toId((await params).id);
  return <Label at={FIRST_PAGE} id={id} />;
}
