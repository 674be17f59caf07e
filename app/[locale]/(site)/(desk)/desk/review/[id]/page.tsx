import { DeskFrame } from '@/components/desk/desk-frame';
import { ReviewDesk } from '@/components/desk/review/review-desk';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskReview');
}

export default async function ReviewDraftPage(props: PageProps<'id'>) {
  const { id, locale } = await readRequest(props);
  const queue = await readForDesk('reviewQueue', { locale });
  return (
    <DeskFrame current="deskReview" isWide>
      <ReviewDesk key={id} initial={queue} opened={id} />
    </DeskFrame>
  );
}
