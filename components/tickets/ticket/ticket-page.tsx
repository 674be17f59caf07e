import { NextIntlClientProvider } from 'next-intl';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { messagesOf } from '@/lib/platform/language/messages';
import { localAddress } from '@/lib/platform/routing/local-address';
import { pageLocale } from '@/lib/platform/routing/page-params';
import type { TicketName } from '@/lib/tickets/use-ticket';
import { TicketHolder } from './ticket-holder';

/** Path prefix of all ticket pages, without language. */
const TICKET_PATHS = '/ac_ticket';

/** The page of a ticket: the same HTML for everyone, filled in the browser, also from its offline copy. */
export async function TicketPage({ name }: { name: TicketName }) {
  const locale = await pageLocale();
  const { tickets, alerts, area, login, fieldErrors } = await messagesOf(locale);
  const { ticket, order, transfer } = tickets;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ tickets: { ticket, order, transfer }, alerts, area, login, fieldErrors }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>
        <TicketHolder name={name} scope={localAddress(locale, TICKET_PATHS)} />
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
