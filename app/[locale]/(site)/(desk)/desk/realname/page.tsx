import { DeskFrame } from '@/components/desk/desk-frame';
import { RealNameRequests } from '@/components/desk/pages/real-name-requests';
import type { Search } from '@/lib/desk/list-query';
import { realNameQuery } from '@/lib/desk/page-query';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskRealname');
}

export default async function RealNamePage({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await pageLocale();
  const query = realNameQuery(await searchParams);
  const requests = await readForDesk('realnameRequests', query);
  return (
    <DeskFrame current="deskRealname">
      <RealNameRequests locale={locale} status={query.status} requests={requests} />
    </DeskFrame>
  );
}
