import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { Attended } from '@/components/tickets/mine/attended';
import { MineMessages } from '@/components/tickets/mine/mine-messages';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myEvents');
}

export default async function MyEventsPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myEvents" title={t('myEvents')}>
      <MineMessages>
        <Attended />
      </MineMessages>
    </AreaPage>
  );
}
