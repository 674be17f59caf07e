import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/members/member-page';
import { SignUp } from '@/components/accounts/login/sign-up';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('signUp');
}

export default async function SignUpPage() {
  const t = await getTranslations('account.titles');
  const area = await getTranslations('area');
  return (
    <AreaPage tab={null} title={t('signUp')} intro={area('signUp.intro')}>
      <SignUp />
    </AreaPage>
  );
}
