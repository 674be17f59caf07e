import { DeskFrame } from '@/components/desk/desk-frame';
import { StoryList } from '@/components/desk/stories/story-list';
import { storiesQuery, type Search } from '@/lib/desk/list-query';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskItems');
}

export default async function ItemsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await pageLocale();
  const query = storiesQuery(await searchParams);
  const items = await readForDesk('deskContents', { ...query, locale });
  return (
    <DeskFrame current="deskItems">
      <StoryList locale={locale} query={query} items={items} />
    </DeskFrame>
  );
}
