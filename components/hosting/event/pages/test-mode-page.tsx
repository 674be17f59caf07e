import { useLocale, useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { TicketPicker } from '@/components/tickets/picker/picker';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Link } from '@/components/ui/links/link';
import { isKeyOfCall, useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';

const REFRESH_MS = 10_000;

/**
 * The test mode of a draft event: the staff can place orders, get e-mails and scan tickets, and all of it is deleted
 * when the test ends.
 */
export function TestModePage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.rehearsal');
  const locale = useLocale();
  const notify = useNotify();
  const { mutate: refresh } = useSWRConfig();
  const { isBusy, send } = useAction();
  const { id } = event;
  const { data } = useCall('activityTestMode', { id }, { refreshInterval: REFRESH_MS });
  if (event.status !== 'draft' && event.status !== 'pending')
    return <HostingPageFrame title={t('over')} intro={t('overText')} />;
  const isOn = data?.is_on ?? event.is_in_test_mode;

  const turn = async (on: boolean) => {
    const reply = await send('setTestMode', { id, is_on: on });
    if (!reply.ok) return notify(reply.message || t('failed'));
    void refresh((key) => isKeyOfCall(key));
  };

  return (
    <HostingPageFrame title={t(isOn ? 'on' : 'off')} intro={t('intro')}>
      <PageSection title={t('switch')}>
        <p className="max-w-[42em]">{t(isOn ? 'endText' : 'beginText')}</p>
        <ActionButton
          type="button"
          disabled={isBusy || !data}
          className={`btn mt-4 ${isOn ? 'btn-line' : 'btn-ink'}`}
          onClick={() => void turn(!isOn)}
        >
          {t(isOn ? 'end' : 'begin')}
        </ActionButton>
      </PageSection>
      {isOn && (
        <PageSection title={t('buy')}>
          <div className="max-w-[440px]">
            <TicketPicker
              event={{
                id,
                timeZone: event.time_zone,
                needsApproval: event.needs_approval,
                startTime: event.start_time,
                refundHours: event.refund_hours,
                retainedPercent: event.kept_percent,
                tickets: [],
              }}
            />
          </div>
        </PageSection>
      )}
      {isOn && data && (
        <PageSection title={t('brought')}>
          <ul className="hr-list">
            <li>
              {t('orders', { orders: data.orders, tickets: data.tickets })}{' '}
              <Link href={href(locale, 'hostingOrders', { id })} className="form-link">
                {t('toOrders')}
              </Link>
            </li>
            <li>
              {t('scans', { scans: data.scans })}{' '}
              <Link href={href(locale, 'gateSetup', { id })} className="form-link">
                {t('toGate')}
              </Link>
            </li>
          </ul>
        </PageSection>
      )}
    </HostingPageFrame>
  );
}
