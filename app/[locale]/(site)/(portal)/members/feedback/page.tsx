import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { Feedback } from '@/components/members/feedback';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('feedback');
}

export default async function FeedbackPage() {
  const t = await getTranslations('account.titles');
  const area = await getTranslations('area');
  return (
    <AreaPage tab="feedback" title={t('feedback')} intro={area('feedback.intro')}>
      <Feedback />
    </AreaPage>
  );
}
