import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { HostingMessages } from './hosting-messages';
import { OwnEvents } from './own-events';

/** The page of a member's own events: the same HTML for everyone, filled in the browser. */
export async function OwnEventsPage() {
  const t = await getTranslations('hosting.own');
  return (
    <HostingMessages>
      <LedgerPage title={t('title')} intro={t('intro')}>
        <OwnEvents />
      </LedgerPage>
    </HostingMessages>
  );
}
