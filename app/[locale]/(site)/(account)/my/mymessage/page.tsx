import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/account/area-page';
import { MessagesList } from '@/components/account/messages-list';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function generateMetadata() {
  return accountMetadata('myMessages');
}

export default async function MyMessagesPage() {
  const t = await getTranslations('account.titles');
  return (
    <AreaPage tab="myMessages" title={t('myMessages')}>
      <MessagesList />
    </AreaPage>
  );
}
