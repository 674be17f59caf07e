import { NextIntlClientProvider } from 'next-intl';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { OwnReceipts } from './own-receipts';

/** The page of an order's receipts, for printing: the same HTML for everyone, filled in the buyer's browser. */
export async function ReceiptPage({ id }: { id: number }) {
  const locale = await pageLocale();
  const { tickets, area, login, fieldErrors } = await messagesOf(locale);
  const { receipt } = tickets;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ tickets: { receipt }, area, login, fieldErrors }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>
        <OwnReceipts id={id} />
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
