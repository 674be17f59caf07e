import { DeskFrame } from '@/components/desk/desk-frame';
import { BlockedSearches } from '@/components/desk/pages/blocked-searches';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskSearches');
}

export default async function SearchesPage() {
  const { list } = await readForDesk('blockedSearches', {});
  return (
    <DeskFrame current="deskSearches">
      <BlockedSearches list={list} />
    </DeskFrame>
  );
}
