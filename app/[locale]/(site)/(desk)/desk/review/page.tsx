import { DeskFrame } from '@/components/desk/desk-frame';
import { ReviewDesk } from '@/components/desk/review/review-desk';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskReview');
}

export default async function ReviewPage() {
  const queue = await readForDesk('reviewQueue', { locale: await pageLocale() });
  return (
    <DeskFrame current="deskReview" isWide>
      <ReviewDesk initial={queue} opened={null} />
    </DeskFrame>
  );
}
