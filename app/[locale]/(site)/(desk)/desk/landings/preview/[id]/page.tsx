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

/** A landing page as its form was when the editor requested the preview. */
export default async function LandingPreview(props: PageProps<'id'>) {
  const { id } = await readRequest(props);
  const { document } = await readForDesk('recordPreview', { kind: 'landing', id });
  return <DraftLanding document={document} />;
}
