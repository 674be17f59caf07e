import { getTranslations } from 'next-intl/server';
import { MemberTickets } from '@/components/tickets/mine/member-tickets';
import { MemberTicketsMessages } from '@/components/tickets/mine/member-tickets-messages';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myTickets');
}

export default async function MyTicketsPage() {
  const t = await getTranslations('account.titles');
  return (
    <LedgerPage title={t('myTickets')}>
      <MemberTicketsMessages>
        <MemberTickets />
      </MemberTicketsMessages>
    </LedgerPage>
  );
}
