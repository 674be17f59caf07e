import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { LedgerPage } from '@/components/ui/ledger-page';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { GateSetup } from './gate-setup';

/** Where an organiser sets up the doors of an event: the same shell for everyone, filled in the browser. */
export async function GateSetupPage({ id }: { id: number }) {
  const locale = await pageLocale();
  const t = await getTranslations('gateSetup');
  const { gateSetup, area, login, fieldErrors } = await messagesOf(locale);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ gateSetup, area, login, fieldErrors }}
      timeZone="Asia/Shanghai"
    >
      <LedgerPage title={t('title')} intro={t('description')}>
        <ToastProvider>
          <GateSetup id={id} gateHref={href(locale, 'gate')} />
        </ToastProvider>
      </LedgerPage>
    </NextIntlClientProvider>
  );
}
