'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PickerEvent } from '@/lib/tickets/picker-tickets';
import { useState } from 'react';
import { Link } from '@/components/ui/links/link';
import { zonedClock, zonedMoment } from '@/lib/events/time';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';
import type { OpenOrder } from '@/lib/tickets/use-offer';
import { useSelection } from '@/lib/tickets/use-selection';
import { useTimeLeft } from '@/lib/tickets/use-time-left';
import { useOnExpiry } from '@/lib/tickets/use-on-expiry';
import { SeatHoldClock } from '@/components/tickets/hold/seat-hold-clock';
import { SeatHoldSquares } from '@/components/tickets/hold/seat-hold-squares';
import { SumLines } from '@/components/tickets/hold/sum-lines';
import { clockText } from '@/lib/tickets/clock';
import type { Picker } from './use-picker';

/** The reader's own open order, shown instead of the rows: time left, price, and a link to the order. */
export function OwnSeatHold({
  order,
  picker,
  event,
}: {
  order: OpenOrder;
  picker: Picker;
  event: PickerEvent;
}) {
  const t = useTranslations('tickets.picker');
  const words = useTranslations('tickets.hold');
  const locale = useLocale();
  const { send } = useAction();
  const [, setSelection] = useSelection(event.id);
  const [error, setError] = useState('');
  const left = useTimeLeft(order.expires_at, order.server_time);
  const { refresh } = picker;
  useOnExpiry(left, () => void refresh());

  const release = async (isChanged: boolean) => {
    const reply = await send('cancelOrder', { id: order.id });
    if (!reply.ok) return setError(reply.message || t('unanswered'));
    if (isChanged)
      setSelection({
        quantities: Object.fromEntries(order.items.map((item) => [item.ticket_type_id, item.quantity])),
        codes: Object.fromEntries(order.items.map((item) => [item.ticket_type_id, item.code])),
        key: '',
      });
    await refresh();
  };

  const until = order.expires_at && new Date(order.expires_at);
  const isUnderWay = order.situation === 'reference_given' || order.situation === 'payment_delayed';
  const isWaiting = order.situation === 'awaiting_approval' || isUnderWay;
  return (
    <>
      {left !== null && until && !isWaiting && (
        <div className="border-t border-rule pt-4 pb-3">
          <div className="flex items-end justify-between gap-4">
            <SeatHoldClock left={left} />
            {!clockText(left).isHours && <SeatHoldSquares left={left} />}
          </div>
          <p className="pt-2 text-sm text-ink-3">
            {words('until', { time: zonedClock(until, event.timeZone) })}
          </p>
        </div>
      )}
      {isWaiting && (
        <p className="border-t border-rule py-3 text-sm text-ink-2">
          {order.situation === 'awaiting_approval' &&
            t('own.approvalNote', { isFree: order.total === 0 ? 'yes' : 'no' })}
          {order.situation === 'payment_delayed' && t('own.delayedNote')}
          {order.situation === 'reference_given' &&
            t('own.referenceNote', { time: until ? zonedMoment(until, event.timeZone, locale) : '' })}
        </p>
      )}
      <SumLines
        lines={order.items.map((item) => ({
          id: item.ticket_type_id,
          name: item.name,
          quantity: item.quantity,
          amount: item.price * item.quantity,
        }))}
        label={t('total')}
        total={order.total}
        currency={order.currency}
        free={order.total === 0 ? words('free') : undefined}
      />
      <Link href={href(locale, 'order', { id: order.id })} className="btn btn-ink btn-form mt-4">
        {t(
          isWaiting
            ? 'own.open'
            : order.situation === 'offered'
              ? order.total > 0
                ? 'own.take'
                : 'own.takeFree'
              : 'own.goOn',
        )}
      </Link>
      <p className="flex justify-between gap-4 pt-3 text-sm">
        {order.situation === 'held' && (
          <button type="button" onClick={() => void release(true)} className="form-link">
            {t('own.change')}
          </button>
        )}
        {!isUnderWay && (
          <button type="button" onClick={() => void release(false)} className="ms-auto form-link">
            {t(order.situation === 'offered' ? 'own.decline' : 'own.release')}
          </button>
        )}
      </p>
      {error !== '' && (
        <p role="alert" className="field-error pt-2">
          {error}
        </p>
      )}
    </>
  );
}
