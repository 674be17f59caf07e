import { DeskFrame } from '@/components/desk/desk-frame';
import { RecordPage } from '@/components/desk/records/record-page';
import { recordMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { readKind } from '@/lib/desk/records/read-kind';
import { pageOf } from '@/lib/desk/pages';
import { pageLocale, type PageProps, toId } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'kind' | 'id'>) {
  return recordMetadata(readKind((await params).kind));
}

export default async function EditRecordPage({ params }: PageProps<'kind' | 'id'>) {
  const locale = await pageLocale();
  const segments = await params;
  const [kind, id] = [readKind(segments.kind), toId(segments.id)];
  const [record, { list }] = await Promise.all([
    readForDesk('readRecord', { kind, id }),
    readForDesk('records', { kind, ids: [id], locale }),
  ]);
  return (
    <DeskFrame current={pageOf(kind)?.page ?? 'desk'}>
      <RecordPage locale={locale} kind={kind} record={record} title={list[0]?.title ?? ''} />
    </DeskFrame>
  );
}
