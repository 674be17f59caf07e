import { NextIntlClientProvider } from 'next-intl';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { OwnOrder } from './own-order';

/** The page of an order: the same HTML for everyone, filled in the buyer's browser. */
export async function OrderPage({ id }: { id: number }) {
  const locale = await pageLocale();
  const { tickets, area, login, fieldErrors } = await messagesOf(locale);
  const { order, hold, step, refund, transfer } = tickets;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ tickets: { order, hold, step, refund, transfer }, area, login, fieldErrors }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>
        <OwnOrder id={id} />
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
