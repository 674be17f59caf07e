import type { Metadata } from 'next';
import { DraftLanding } from '@/components/landings/draft-landing';
import { recordMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return recordMetadata('landing');
}

/** A landing page as it is stored, published or not. */
export default async function StoredLanding(props: PageProps<'id'>) {
  const { id } = await readRequest(props);
  const { document } = await readForDesk('readRecord', { kind: 'landing', id });
  return <DraftLanding document={document} />;
}
