import { DeskFrame } from '@/components/desk/desk-frame';
import { Overview } from '@/components/desk/overview/overview';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('desk');
}

export default async function DeskPage() {
  const locale = await pageLocale();
  const overview = await readForDesk('deskOverview', { locale });
  return (
    <DeskFrame current="desk">
      <Overview locale={locale} overview={overview} />
    </DeskFrame>
  );
}
