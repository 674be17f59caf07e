import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { UserText } from '@/components/ui/words/user-text';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  order: DeskOrder;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The state of an order as a sentence, or as a question to the organiser. It can take the focus, so that screen readers
 * read it.
 */
export function OrderQuestion({ order, ref }: Props) {
  const t = useTranslations('hosting.order.questions');
  const locale = useLocale();
  const waiting = order.refunds.filter(isToPayBack);
  const values = {
    name: order.name || t('somebody'),
    amount: formatMoney(order.total - order.waived, order.currency, locale, { isExact: true }),
    owed: formatMoney(order.owed, order.currency, locale, { isExact: true }),
    back: formatMoney(order.to_return, order.currency, locale, { isExact: true }),
    owing: formatMoney(order.to_pay_back + order.to_return, order.currency, locale, { isExact: true }),
    count: order.tickets.length,
    sum: formatMoney(
      waiting.reduce((sum, { amount }) => sum + amount, 0),
      order.currency,
      locale,
      { isExact: true },
    ),
    what: waiting.every(({ ground }) => ground === 'surplus') ? 'surplus' : 'tickets',
  };
  return (
    <h2 ref={ref} tabIndex={-1} className="ho-question">
      <UserText text={t(keyOf(order), values)} />
    </h2>
  );
}

const isToPayBack = ({ is_manual, state }: DeskOrder['refunds'][number]) => is_manual && state === 'waiting';

function keyOf({ situation, status, total, refunds, to_return }: DeskOrder) {
  if (situation === 'cancelled_owed') return 'cancelledOwed';
  if (refunds.some(isToPayBack)) return 'payBack';
  if (situation === 'reference_given' || situation === 'refund_asked' || situation === 'underpaid')
    return situation;
  if (to_return > 0) return 'toReturn';
  if (status === 'paid' && total === 0) return 'free';
  return status;
}
