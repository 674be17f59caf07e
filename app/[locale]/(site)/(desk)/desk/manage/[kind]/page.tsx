import { DeskFrame } from '@/components/desk/desk-frame';
import { RecordList } from '@/components/desk/records/record-list';
import type { Search } from '@/lib/desk/list-query';
import { recordMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { recordsQuery } from '@/lib/desk/records/query';
import { readKind } from '@/lib/desk/records/read-kind';
import { pageOf } from '@/lib/desk/pages';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'kind'> & { searchParams: Promise<Search> };

export async function generateMetadata({ params }: Props) {
  return recordMetadata(readKind((await params).kind));
}

export default async function RecordsPage({ params, searchParams }: Props) {
  const locale = await pageLocale();
  const kind = readKind((await params).kind);
  const query = recordsQuery(await searchParams);
  const { keyword, page, isDeleted } = query;
  const records = await readForDesk('records', {
    kind,
    keyword,
    page,
    is_deleted: isDeleted,
    size: 50,
    locale,
  });
  return (
    <DeskFrame current={pageOf(kind)?.page ?? 'desk'}>
      <RecordList locale={locale} kind={kind} query={query} records={records} />
    </DeskFrame>
  );
}
