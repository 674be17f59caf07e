import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ThirdReturn } from '@/components/account/third-return';
import { messagesOf } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/page';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

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
