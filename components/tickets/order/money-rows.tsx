import { useLocale, useTranslations } from 'next-intl';
import { zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import type { FullOrder } from '@/lib/tickets/sentence';

/** Payments and refunds of an order as rows with their times, and what is still owed or to be returned. */
export function MoneyRows({ order }: { order: FullOrder }) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, order.currency, locale, { isExact: true });
  const rows = [
    ...order.payments
      .filter(({ state }) => state === 'received' || state === 'disputed')
      .map(({ id, method, amount, time, reference }) => ({
        key: `payment ${id}`,
        label: t(method === 'stripe' ? 'byCard' : method === 'manual' ? 'byTransfer' : 'payment'),
        note: reference,
        amount,
        time,
      })),
    ...order.refunds.map(({ id, state, ground, amount, time }) => ({
      key: `refund ${id}`,
      label: t(`refundState.${state}`),
      note: ground === 'tickets' ? '' : t(`refundGround.${ground}`),
      amount: -amount,
      time,
    })),
  ];
  if (rows.length === 0 && order.to_return <= 0 && order.waived <= 0) return null;
  return (
    <ul className="text-sm leading-[1.9] text-ink-2">
      {rows.map(({ key, label, note, amount, time }) => (
        <li key={key} className="flex justify-between gap-4 border-b border-rule py-1">
          <span>
            {label}{' '}
            <span className="n ps-1 text-ink-3">
              {zonedMoment(new Date(time), order.event.time_zone, locale)}
            </span>
            {note !== '' && <span className="n block text-ink-3 break-all">{note}</span>}
          </span>
          <span className="n">{money(amount)}</span>
        </li>
      ))}
      {order.waived > 0 && (
        <li className="flex justify-between gap-4 border-b border-rule py-1">
          <span>{t('waived')}</span>
          <span className="n">{money(order.waived)}</span>
        </li>
      )}
      {order.owed > 0 && order.paid > 0 && (
        <li className="flex justify-between gap-4 py-1 font-semibold text-mark">
          <span>{t('owed')}</span>
          <span className="n">{money(order.owed)}</span>
        </li>
      )}
      {order.to_return > 0 && (
        <li className="flex justify-between gap-4 py-1 font-semibold text-mark">
          <span>{t('toReturn')}</span>
          <span className="n">{money(order.to_return)}</span>
        </li>
      )}
    </ul>
  );
}
