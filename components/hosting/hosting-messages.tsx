import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import type { HostingPageName } from '@/lib/hosting/pages';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';

interface Props {
  /** The page, which may need more messages. */
  page?: HostingPageName;
  children: ReactNode;
}

/** Gives client components the messages of the organisers' pages. */
export async function HostingMessages({ page, children }: Props) {
  const locale = await pageLocale();
  const { hosting, area, login, fieldErrors, media, writing, gateSetup, gate, tickets, regionNames } =
    await messagesOf(locale);
  const { picker, hold, receipt } = tickets;
  const owned: Partial<Record<HostingPageName, object>> = {
    hostingEvent: { gateSetup: { ago: gateSetup.ago }, gate: { verdict: gate.verdict } },
    hostingOrders: { gate: { verdict: gate.verdict } },
    gateSetup: { gateSetup },
    hostingTestMode: { tickets: { picker, hold } },
    hostingReceipts: { tickets: { receipt } },
  };
  const pageMessages = page ? owned[page] : {};
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ hosting, area, login, fieldErrors, media, writing, regionNames, ...pageMessages }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>{children}</ToastProvider>
    </NextIntlClientProvider>
  );
}
