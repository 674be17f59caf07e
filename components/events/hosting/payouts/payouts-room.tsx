import '@/components/events/hosting/orders/orders.css';
import './payouts.css';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { PAYOUT_GROUPS } from '@/backend/contract/tickets/statuses';
import { Failed } from '@/components/accounts/gate';
import { UndoBar } from '@/components/events/hosting/orders/undo-bar';
import { RoomPage } from '@/components/events/hosting/room/room-page';
import { RoomSection } from '@/components/events/hosting/room/room-section';
import { EmptyState, SkeletonRows } from '@/components/ui/states';
import { owedTerms } from '@/lib/events/hosting/payouts';
import { useUndo } from '@/lib/events/hosting/use-undo';
import { useHostCall } from '@/lib/events/hosting/use-host-call';
import { formatMoney } from '@/lib/platform/numbers/money';
import { ExportPayouts } from './export-payouts';
import { OpenPayout } from './open-payout';
import { PasteReceipt } from './paste-receipt';
import { PayoutLine } from './payout-line';

/** What an event owes its buyers: refunds to pay by hand, those on their way, and those that are done. */
export function PayoutsRoom({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.payouts');
  const titles = useTranslations('hosting.titles');
  const locale = useLocale();
  const [open, setOpen] = useState<number | null>(null);
  const { offer, offerUndo, endUndo } = useUndo();
  const { data, error, mutate } = useHostCall('activityPayouts', { activity_id: event.id });
  const show = (amount: number, currency: string) => formatMoney(amount, currency, locale, { isExact: true });
  const changed = () => void mutate();
  if (!data)
    return (
      <RoomPage title={titles('hostingPayouts')}>
        {error ? <Failed retry={changed} /> : <SkeletonRows label={t('loading')} />}
      </RoomPage>
    );
  const sums = data.sums.filter(({ to_pay }) => to_pay > 0);
  const sum = sums.map(({ to_pay, currency }) => show(to_pay, currency)).join(' + ');
  const owing = data.sums.filter(({ owed }) => owed > 0);
  const owed = owing.map((one) => show(one.owed, one.currency)).join(' + ');
  return (
    <RoomPage
      title={
        data.counts.to_pay === 0 && owing.length > 0
          ? t('owedTitle', { sum: owed })
          : t('title', { count: data.counts.to_pay, sum })
      }
      intro={t('intro')}
      acts={
        <>
          <PasteReceipt event={event} onDone={changed} />
          <ExportPayouts event={event} onDone={changed} />
        </>
      }
    >
      {data.list.length === 0 && <EmptyState text={t('empty')} />}
      {data.sums
        .filter(({ owed, unmatched }) => owed + unmatched > 0)
        .map((one) => (
          <div key={one.currency} className="entry">
            <p className="entry-body col-start-2 hp-equation n">
              {one.owed > 0 && <b>{t('equation', { owed: show(one.owed, one.currency) })}</b>}
              {owedTerms(one).map(({ part, amount }, at) => (
                <span key={part}>
                  {at === 0 ? '=' : '+'} {t(`parts.${part}`, { sum: show(amount, one.currency) })}
                </span>
              ))}
              {one.unmatched > 0 && <span>{t('unmatched', { sum: show(one.unmatched, one.currency) })}</span>}
            </p>
          </div>
        ))}
      {PAYOUT_GROUPS.filter((group) => data.counts[group] > 0).map((group) => (
        <RoomSection key={group} title={t(`groups.${group}`)} aside={String(data.counts[group])}>
          <ul>
            {data.list
              .filter((row) => row.group === group)
              .map((row) => (
                <li key={row.id} className="border-b border-rule">
                  <PayoutLine
                    row={row}
                    isOpen={open === row.id}
                    onOpen={() => setOpen(open === row.id ? null : row.id)}
                  />
                  {open === row.id && (
                    <OpenPayout
                      row={row}
                      event={event}
                      onDone={changed}
                      onRecorded={() => offerUndo(row.order_id, row.name || row.order_number)}
                    />
                  )}
                </li>
              ))}
          </ul>
        </RoomSection>
      ))}
      {offer && (
        <UndoBar
          key={offer.untilMs}
          offer={offer}
          what="paidOut"
          onEnd={() => {
            endUndo();
            changed();
          }}
        />
      )}
    </RoomPage>
  );
}
