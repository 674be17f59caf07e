import { ChannelsDesk } from '@/components/desk/channels/channels-desk';
import { DeskFrame } from '@/components/desk/desk-frame';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { readDeskMember } from '@/lib/desk/read-frame';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskChannels');
}

export default async function ChannelsPage() {
  const locale = await pageLocale();
  const [{ roles }, desk] = await Promise.all([readDeskMember(), readForDesk('channelDesk', { locale })]);
  return (
    <DeskFrame current="deskChannels">
      <ChannelsDesk desk={desk} isAdmin={roles.includes('admin')} />
    </DeskFrame>
  );
}
