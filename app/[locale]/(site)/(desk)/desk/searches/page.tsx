import { DeskFrame } from '@/components/desk/desk-frame';
import { BlockedSearches } from '@/components/desk/rooms/blocked-searches';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskSearches');
}

export default async function SearchesPage() {
  const locale = await pageLocale();
  const [queue, { list }] = await Promise.all([
    readForDesk('reviewQueue', { locale }),
    readForDesk('blockedSearches', {}),
  ]);
  return (
    <DeskFrame current="deskSearches" waiting={queue.list.length}>
      <BlockedSearches list={list} />
    </DeskFrame>
  );
}
