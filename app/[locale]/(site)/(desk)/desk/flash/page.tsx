import { DeskFrame } from '@/components/desk/desk-frame';
import { FlashDesk } from '@/components/desk/flashes/flash-desk';
import { FLASH_LIST } from '@/lib/desk/flash-list';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { listCategories } from '@/lib/stories/read-articles';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskFlash');
}

export default async function FlashDeskPage() {
  const language = await pageLanguage();
  const { locale } = language;
  const [initial, incoming, categories] = await Promise.all([
    readForDesk('deskContents', { ...FLASH_LIST, locale }),
    readForDesk('incoming', {}),
    listCategories(language),
  ]);
  return (
    <DeskFrame current="deskFlash" isWide isDark>
      <FlashDesk
        initial={initial}
        incoming={incoming}
        categories={categories.flatMap(({ id, name, appliesTo }) =>
          appliesTo === 'article' ? [] : [{ id, name }],
        )}
      />
    </DeskFrame>
  );
}
