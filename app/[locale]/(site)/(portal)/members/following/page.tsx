import { getTranslations } from 'next-intl/server';
import { FollowList } from '@/components/members/follows/follow-list';
import { AreaPage } from '@/components/members/member-page';
import { Following } from '@/components/members/lists/following';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myFollow');
}

export default async function MyFollowPage() {
  const t = await getTranslations('account.titles');
  const words = await getTranslations('follows');
  return (
    <AreaPage tab="myFollow" title={t('myFollow')}>
      <FollowList>
        <Following heading={words('authors')} />
      </FollowList>
    </AreaPage>
  );
}
