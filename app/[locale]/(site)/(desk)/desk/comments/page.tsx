import { CommentsDesk } from '@/components/desk/comments/comments-desk';
import { DeskFrame } from '@/components/desk/desk-frame';
import { toCommentTab } from '@/lib/desk/comments/tabs';
import { logQuery, type Search } from '@/lib/desk/list-query';
import { deskMetadata } from '@/lib/desk/metadata';
import { readDeskMember } from '@/lib/desk/read-frame';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** The last page of a queue that can be asked for. */
const MAX_PAGE = 1000;

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskComments');
}

export default async function CommentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [locale, { roles }, search] = await Promise.all([pageLocale(), readDeskMember(), searchParams]);
  return (
    <DeskFrame current="deskComments">
      <CommentsDesk
        tab={toCommentTab(search.tab)}
        page={Math.min(MAX_PAGE, logQuery(search).page)}
        locale={locale}
        isAdmin={roles.includes('admin')}
      />
    </DeskFrame>
  );
}
