import { DeskFrame } from '@/components/desk/desk-frame';
import { FeedsDesk } from '@/components/desk/feeds/feeds-desk';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskFeeds');
}

export default async function FeedsPage() {
  const locale = await pageLocale();
  const [feeds, changes] = await Promise.all([
    readForDesk('feeds', {}),
    readForDesk('sourceChanges', { locale }),
  ]);
  return (
    <DeskFrame current="deskFeeds">
      <FeedsDesk feeds={feeds} changes={changes} />
    </DeskFrame>
  );
}
