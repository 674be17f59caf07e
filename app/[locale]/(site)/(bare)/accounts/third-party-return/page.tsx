import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ThirdReturn } from '@/components/accounts/login/third-return';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('third');
}

export default async function ThirdPage() {
  const locale = await pageLocale();
  const t = await getTranslations('account.titles');
  const { area } = await messagesOf(locale);
  return (
    <NextIntlClientProvider locale={locale} messages={{ area }} timeZone="Asia/Shanghai">
      <ThirdReturn title={t('third')} />
    </NextIntlClientProvider>
  );
}
