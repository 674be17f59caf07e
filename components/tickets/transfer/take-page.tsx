import { NextIntlClientProvider } from 'next-intl';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import type { Bearer } from '@/lib/tickets/bearer';
import { OfferedTicket } from './offered-ticket';

/** The page that the link in the letter to a ticket's receiver opens. Opening it changes nothing. */
export async function TakePage({ bearer }: { bearer: Bearer }) {
  const locale = await pageLocale();
  const { tickets, area, login, fieldErrors } = await messagesOf(locale);
  const { order, transfer } = tickets;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ tickets: { order, transfer }, area, login, fieldErrors }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>
        <OfferedTicket bearer={bearer} />
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
