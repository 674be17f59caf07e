import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Gives client components the messages of a member's lists of tickets and orders. */
export async function MemberTicketsMessages({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { tickets, area, login } = await messagesOf(locale);
  const { mine, order, transfer } = tickets;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ tickets: { mine, order: { ticketState: order.ticketState }, transfer }, area, login }}
      timeZone="Asia/Shanghai"
    >
      {children}
    </NextIntlClientProvider>
  );
}
