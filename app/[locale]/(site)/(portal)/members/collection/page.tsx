import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { Collection } from '@/components/members/lists/collection';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myCollect');
}

export default async function MyCollectPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myCollect" title={t('myCollect')}>
      <Collection />
    </AreaPage>
  );
}
