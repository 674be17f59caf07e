import { DeskFrame } from '@/components/desk/desk-frame';
import { RecordPage } from '@/components/desk/records/record-page';
import { recordMetadata } from '@/lib/desk/metadata';
import { readDeskCounts } from '@/lib/desk/read-frame';
import { readKind } from '@/lib/desk/records/read-kind';
import { readCopy } from '@/lib/desk/records/copy';
import type { Search } from '@/lib/desk/list-query';
import { pageOf } from '@/lib/desk/pages';
import { pageLocale, type PageProps, toId } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'kind'>) {
  return recordMetadata(readKind((await params).kind));
}

type Props = PageProps<'kind'> & { searchParams: Promise<Search> };

/** The form of a new record; with `?from=<id>` it begins as a copy of that record. */
export default async function NewRecordPage({ params, searchParams }: Props) {
  const locale = await pageLocale();
  const kind = readKind((await params).kind);
  const from = (await searchParams)['from'];
  await readDeskCounts();
  const beginning = typeof from === 'string' ? await readCopy(kind, toId(from)) : null;
  return (
    <DeskFrame current={pageOf(kind)?.page ?? 'desk'}>
      <RecordPage locale={locale} kind={kind} record={null} beginning={beginning} title="" />
    </DeskFrame>
  );
}
