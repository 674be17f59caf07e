import { getTranslations } from 'next-intl/server';
import { Setup } from '@/components/accounts/login/setup';
import { AreaPage } from '@/components/members/member-page';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('setup');
}

export default async function SetupPage() {
  const t = await getTranslations('account.titles');
  const area = await getTranslations('area');
  return (
    <AreaPage tab={null} title={t('setup')} intro={area('setup.intro')}>
      <Setup />
    </AreaPage>
  );
}
