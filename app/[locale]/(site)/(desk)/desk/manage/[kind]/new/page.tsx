import { DeskFrame } from '@/components/desk/desk-frame';
import { RecordPage } from '@/components/desk/records/record-page';
import { recordMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { readKind } from '@/lib/desk/records/read-kind';
import { roomOf } from '@/lib/desk/rooms';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';

/** Made for each request, with the session of its reader. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'kind'>) {
  return recordMetadata(readKind((await params).kind));
}

export default async function NewRecordPage({ params }: PageProps<'kind'>) {
  const locale = await pageLocale();
  const kind = readKind((await params).kind);
  const queue = await readForDesk('reviewQueue', { locale });
  return (
    <DeskFrame current={roomOf(kind)?.page ?? 'desk'} waiting={queue.list.length}>
      <RecordPage locale={locale} kind={kind} record={null} title="" />
    </DeskFrame>
  );
}
