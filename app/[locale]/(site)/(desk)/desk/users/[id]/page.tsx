import { DeskFrame } from '@/components/desk/desk-frame';
import { MemberPage } from '@/components/desk/rooms/member-page';
import { readDeskMember } from '@/lib/desk/read-member';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskUsers');
}

export default async function UserPage(props: PageProps<'id'>) {
  const { id, locale } = await readRequest(props);
  const [queue, user, self] = await Promise.all([
    readForDesk('reviewQueue', { locale }),
    readForDesk('deskUser', { id }),
    readDeskMember(),
  ]);
  return (
    <DeskFrame current="deskUsers" waiting={queue.list.length}>
      <MemberPage user={user} isSelf={self.id === id} />
    </DeskFrame>
  );
}
