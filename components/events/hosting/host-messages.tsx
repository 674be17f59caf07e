import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** The words of the pages of those who hold events, for what runs in the browser. */
export async function HostMessages({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { hosting, area, login, fieldErrors, media, writing } = await messagesOf(locale);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ hosting, area, login, fieldErrors, media, writing }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>{children}</ToastProvider>
    </NextIntlClientProvider>
  );
}
