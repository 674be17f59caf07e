import { getTranslations } from 'next-intl/server';
import { Keys } from '@/components/api/keys/keys';
import { AreaPage } from '@/components/members/member-page';
import { Webhooks } from '@/components/webhooks/webhooks';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myApi');
}

export default async function MyApiPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myApi" title={t('myApi')}>
      <Keys />
      <Webhooks />
    </AreaPage>
  );
}
