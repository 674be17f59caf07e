'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useCall } from '@/lib/accounts/use-call';
import type { OrderProps } from './order-props';

/** The form to return tickets: which ones, the refund, and the button. */
export function ReturnTicketsForm({ order, show }: OrderProps) {
  const t = useTranslations('tickets.refund');
  const locale = useLocale();
  const returnable = order.tickets.filter(
    ({ state, checked_in_time, was_transferred }) =>
      state === 'valid' && checked_in_time === null && !was_transferred,
  );
  const [ids, setIds] = useState(returnable.map(({ id }) => id));
  const [reason, setReason] = useState('');
  const { data: preview, error } = useCall(
    'refundPreview',
    ids.length === 0 ? null : { id: order.id, ticket_ids: ids },
  );
  const giving = useSubmit('requestRefund', useNotify());
  const shown = ids.length > 0 ? preview : undefined;
  const amount = shown && formatMoney(shown.amount, shown.currency, locale, { isExact: true });

  const submit = async () => {
    const after = await giving.submit({ id: order.id, ticket_ids: ids, reason: reason.trim(), locale });
    if (after) show(after);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="form"
    >
      <ul>
        {returnable.map(({ id, type_name, name, price }) => (
          <li key={id} className="border-t border-rule">
            <label className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={ids.includes(id)}
                onChange={(event) =>
                  setIds(event.target.checked ? [...ids, id] : ids.filter((otherId) => otherId !== id))
                }
                className="h-[22px] w-[22px] flex-none accent-ink"
              />
              <span className="flex-1">
                <UserText text={type_name} />{' '}
                <span className="ps-2 text-ink-2">
                  <UserText text={name} />
                </span>
              </span>
              <span className="n">{formatMoney(price, order.currency, locale, { isExact: true })}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown && (
        <div role="status" className="border-y border-ink py-3">
          <p className="flex justify-between text-xl font-bold">
            <span>{t('sum')}</span>
            <span className="n">{amount}</span>
          </p>
          {shown.kept > 0 && (
            <p className="pt-1 text-sm text-ink-2">
              {t('kept', { amount: formatMoney(shown.kept, shown.currency, locale, { isExact: true }) })}
            </p>
          )}
          <p className="pt-1 text-sm text-ink-2">{t(shown.is_within_rule ? 'atOnce' : 'asked')}</p>
        </div>
      )}
      {shown && !shown.is_within_rule && (
        <Field label={t('reason')} value={reason} onValue={setReason} maxLength={500} />
      )}
      {(giving.error ?? error?.message) && (
        <p role="alert" className="field-error">
          {giving.error ?? error?.message}
        </p>
      )}
      <ActionButton type="submit" disabled={!shown || giving.isBusy} className="btn btn-ink btn-form">
        {!shown
          ? t('choose')
          : shown.is_within_rule
            ? t('submit', { count: shown.ticket_ids.length, amount: amount ?? '' })
            : t('ask', { count: shown.ticket_ids.length })}
      </ActionButton>
    </form>
  );
}
