import { AuditLog } from '@/components/desk/audit-log';
import { DeskFrame } from '@/components/desk/desk-frame';
import { logQuery, type Search } from '@/lib/desk/list-query';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskLog');
}

export default async function LogPage({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await pageLocale();
  const query = logQuery(await searchParams);
  const log = await readForDesk('auditLog', { ...query, size: 50, locale });
  return (
    <DeskFrame current="deskLog">
      <AuditLog locale={locale} keyword={query.keyword} log={log} />
    </DeskFrame>
  );
}
