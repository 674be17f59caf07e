import { DeskFrame } from '@/components/desk/desk-frame';
import { MemberList } from '@/components/desk/pages/member-list';
import type { Search } from '@/lib/desk/list-query';
import { usersQuery } from '@/lib/desk/page-query';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskUsers');
}

export default async function UsersPage({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await pageLocale();
  const query = usersQuery(await searchParams);
  const users = await readForDesk('deskUsers', { ...query, size: 50 });
  return (
    <DeskFrame current="deskUsers">
      <MemberList locale={locale} query={query} users={users} />
    </DeskFrame>
  );
}
