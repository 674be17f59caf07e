import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { Following } from '@/components/members/lists/following';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myFollow');
}

export default async function MyFollowPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myFollow" title={t('myFollow')}>
      <Following />
    </AreaPage>
  );
}
