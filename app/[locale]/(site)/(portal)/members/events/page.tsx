import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { AttendedEvents } from '@/components/tickets/mine/attended-events';
import { MemberTicketsMessages } from '@/components/tickets/mine/member-tickets-messages';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myEvents');
}

export default async function MyEventsPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myEvents" title={t('myEvents')}>
      <MemberTicketsMessages>
        <AttendedEvents />
      </MemberTicketsMessages>
    </AreaPage>
  );
}
