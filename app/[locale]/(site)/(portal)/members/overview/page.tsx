import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { Overview } from '@/components/members/overview';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('my');
}

export default async function MyPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="my" title={t('my')}>
      <Overview />
    </AreaPage>
  );
}
