import { NextIntlClientProvider } from 'next-intl';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { Gate } from './gate';
import './gate.css';

/** The page of a phone at the gate: the same HTML for everyone, filled in the browser. */
export async function GatePage() {
  const locale = await pageLocale();
  const { gate } = await messagesOf(locale);
  return (
    <NextIntlClientProvider locale={locale} messages={{ gate }} timeZone="Asia/Shanghai">
      <main className="gate" data-ground="dark">
        <Gate />
      </main>
    </NextIntlClientProvider>
  );
}
