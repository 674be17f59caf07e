import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { formatMoney } from '@/lib/platform/numbers/money';
import type { FullOrder } from '@/lib/tickets/sentence';
import type { OrderProps } from './order-props';

/** Asks the buyer whether a refund that the organiser paid by hand has arrived. */
export function PayoutArrival({
  order,
  refund,
  show,
}: OrderProps & { refund: FullOrder['refunds'][number] }) {
  const t = useTranslations('tickets.order.account');
  const locale = useLocale();
  const { isBusy, send } = useAction();
  const [error, setError] = useState('');
  const report = async (has_arrived: boolean) => {
    const input = { id: order.id, refund_id: refund.id, has_arrived, locale };
    const reply = await send('reportArrival', input);
    if (reply.ok) show(reply.data);
    else setError(reply.message || t('failed'));
  };
  const amount = formatMoney(refund.amount, order.currency, locale, { isExact: true });
  return (
    <section className="no-print grid gap-3 pt-6">
      <h2 className="text-lg font-bold">{t('arrivedTitle', { amount })}</h2>
      {refund.reference !== '' && (
        <p className="n text-ink-2">{t('reference', { reference: refund.reference })}</p>
      )}
      {refund.is_missing && <p>{t('missingNote')}</p>}
      <p className="flex flex-wrap gap-3">
        <ActionButton
          type="button"
          disabled={isBusy}
          className="btn btn-line"
          onClick={() => void report(true)}
        >
          {t('arrived')}
        </ActionButton>
        {!refund.is_missing && (
          <ActionButton
            type="button"
            disabled={isBusy}
            className="btn btn-line"
            onClick={() => void report(false)}
          >
            {t('missing')}
          </ActionButton>
        )}
      </p>
      {error !== '' && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </section>
  );
}
