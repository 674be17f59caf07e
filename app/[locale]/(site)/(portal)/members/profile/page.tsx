import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { Profile } from '@/components/members/settings/profile';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('individual');
}

export default async function IndividualPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="individual" title={t('individual')}>
      <Profile />
    </AreaPage>
  );
}
