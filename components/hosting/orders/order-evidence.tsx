import { useLocale, useTranslations } from 'next-intl';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';

/** The payment of an order: reference, transfer number, amounts paid and owed, and until when the seats are held. */
export function OrderEvidence({ order, timeZone }: { order: DeskOrder; timeZone: string }) {
  const t = useTranslations('hosting.order.evidence');
  const locale = useLocale();
  const { payment, currency } = order;
  const money = (amount: number) => formatMoney(amount, currency, locale, { isExact: true });
  const at = (iso: string) => zonedMoment(new Date(iso), timeZone, locale);
  const disputed = order.payments
    .filter(({ state }) => state === 'disputed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, string][] = [
    [t('email'), order.email],
    [t('reference'), order.total > 0 ? payment.reference : ''],
    [t('transfer'), payment.transfer_id],
    [t('paid'), order.paid > 0 ? money(order.paid) : ''],
    [t('disputed'), disputed > 0 ? money(disputed) : ''],
    [t('refunded'), order.refunded > 0 ? money(order.refunded) : ''],
    [t('owedBack'), order.to_pay_back > 0 ? money(order.to_pay_back) : ''],
    [t('waived'), order.waived > 0 ? money(order.waived) : ''],
    [t('parked'), order.parked > 0 ? money(order.parked) : ''],
    [t('owed'), order.owed > 0 ? money(order.owed) : ''],
    [t('toReturn'), order.to_return > 0 ? money(order.to_return) : ''],
    [t('held'), order.expires_at ? at(order.expires_at) : ''],
    [t('answerBy'), payment.confirm_by ? at(payment.confirm_by) : ''],
  ];
  return (
    <dl className="ho-evidence">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="n">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
