import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { RealName } from '@/components/members/settings/real-name';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('realName');
}

export default async function RealNamePage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="realName" title={t('realName')}>
      <RealName />
    </AreaPage>
  );
}
