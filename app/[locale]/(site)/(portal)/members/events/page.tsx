import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { MyEvents } from '@/components/members/my-events';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myEvents');
}

export default async function MyEventsPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myEvents" title={t('myEvents')}>
      <MyEvents />
    </AreaPage>
  );
}
