import { getTranslations } from 'next-intl/server';
import { Mine } from '@/components/tickets/mine/mine';
import { MineMessages } from '@/components/tickets/mine/mine-messages';
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
      <MineMessages>
        <Mine />
      </MineMessages>
    </LedgerPage>
  );
}
