import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/account/area-page';
import { MyEvents } from '@/components/account/my-events';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

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
