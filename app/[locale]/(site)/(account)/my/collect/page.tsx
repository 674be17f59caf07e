import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/account/area-page';
import { Collection } from '@/components/account/collection';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

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
