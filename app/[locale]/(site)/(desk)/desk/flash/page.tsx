import { DeskFrame } from '@/components/desk/desk-frame';
import { FlashDesk } from '@/components/desk/flashes/flash-desk';
import { FLASH_LIST } from '@/lib/desk/flash-list';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskFlash');
}

export default async function FlashDeskPage() {
  const locale = await pageLocale();
  const [initial, incoming] = await Promise.all([
    readForDesk('deskContents', { ...FLASH_LIST, locale }),
    readForDesk('incoming', {}),
  ]);
  return (
    <DeskFrame current="deskFlash" isWide isDark>
      <FlashDesk initial={initial} incoming={incoming} />
    </DeskFrame>
  );
}
