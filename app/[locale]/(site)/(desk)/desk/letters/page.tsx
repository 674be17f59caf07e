import { DeskFrame } from '@/components/desk/desk-frame';
import { HeldLetters } from '@/components/desk/pages/held-letters';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskLetters');
}

export default async function LettersPage() {
  const locale = await pageLocale();
  const { list } = await readForDesk('heldLetters', { locale });
  return (
    <DeskFrame current="deskLetters">
      <HeldLetters groups={list} />
    </DeskFrame>
  );
}
