import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/account/area-page';
import { Feedback } from '@/components/account/feedback';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

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
