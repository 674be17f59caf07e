import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { useAction } from '@/lib/accounts/use-action';
import { formatMoney } from '@/lib/platform/numbers/money';
import { looksMistyped } from '@/lib/tickets/card-number';
import type { OrderProps } from './order-props';
import { PayoutArrival } from './payout-arrival';

/**
 * Asks the buyer for a bank account while a refund waits that the organiser pays by hand, and whether a paid refund has
 * arrived.
 */
export function RefundAccount({ order, show }: OrderProps) {
  const paid = order.refunds.filter(({ may_report }) => may_report);
  return (
    <>
      {order.refund_account.is_wanted && <AccountForm order={order} show={show} />}
      {paid.map((refund) => (
        <PayoutArrival key={refund.id} order={order} refund={refund} show={show} />
      ))}
    </>
  );
}

function AccountForm({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order.account');
  const locale = useLocale();
  const { tail } = order.refund_account;
  const [isOpen, setOpen] = useState(tail === '');
  const [holder, setHolder] = useState(personName(order.name));
  const [number, setNumber] = useState('');
  const [bank, setBank] = useState('');
  const { isBusy, send } = useAction();
  const [error, setError] = useState('');
  const amount = formatMoney(order.to_pay_back, order.currency, locale, { isExact: true });
  const give = async () => {
    const reply = await send('giveRefundAccount', { id: order.id, holder, number, bank, locale });
    if (!reply.ok) return setError(reply.message || t('failed'));
    setOpen(false);
    show(reply.data);
  };
  if (!isOpen)
    return (
      <p className="no-print pt-5">
        {t('given', { tail })}{' '}
        <button type="button" className="underline underline-offset-4" onClick={() => setOpen(true)}>
          {t('change')}
        </button>
      </p>
    );
  return (
    <form
      className="form no-print max-w-[560px] pt-6"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void give();
      }}
    >
      <h2 className="text-xl font-bold">{t('title', { amount })}</h2>
      <Field
        label={t('holder')}
        value={holder}
        onValue={setHolder}
        maxLength={100}
        required
        autoComplete="name"
      />
      <Field
        label={t('number')}
        value={number}
        onValue={setNumber}
        maxLength={100}
        minLength={4}
        required
        autoComplete="off"
        error={looksMistyped(number) ? t('slip') : null}
      />
      <Field label={t('bank')} value={bank} onValue={setBank} maxLength={100} autoComplete="off" />
      <p className="text-sm text-ink-2">{t('text')}</p>
      {error !== '' && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      <ActionButton type="submit" disabled={isBusy} className="btn btn-ink">
        {t('give')}
      </ActionButton>
    </form>
  );
}
