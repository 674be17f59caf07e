import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { MessagesList } from '@/components/members/lists/messages-list';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

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
