import { DeskFrame } from '@/components/desk/desk-frame';
import { MemberPage } from '@/components/desk/pages/member-page';
import { readDeskMember } from '@/lib/desk/read-frame';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskUsers');
}

export default async function UserPage(props: PageProps<'id'>) {
  const { id } = await readRequest(props);
  const [user, self] = await Promise.all([readForDesk('deskUser', { id }), readDeskMember()]);
  return (
    <DeskFrame current="deskUsers">
      <MemberPage user={user} isSelf={self.id === id} />
    </DeskFrame>
  );
}
