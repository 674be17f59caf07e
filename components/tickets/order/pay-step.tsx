'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { noteLines } from '@/backend/contract/tickets/payment-note';
import { CopyRow } from './copy-row';
import type { OrderProps } from './order-props';

/**
 * The payment step, by the methods the event accepts: a bank transfer, whose number the buyer enters, or the payment
 * provider's page.
 */
export function PayStep({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order');
  const { methods } = order.payment;
  const [chosen, setChosen] = useState<(typeof methods)[number] | null>(null);
  const method = chosen ?? methods[0];
  if (order.total === 0) return <TakeFree order={order} show={show} />;
  if (!method) return <p className="mt-5 font-semibold text-mark">{t('noWayToPay')}</p>;
  return (
    <div className="no-print mt-5">
      {methods.length > 1 && (
        <div role="group" aria-label={t('howToPay')} className="mb-4 flex gap-6 border-b border-ink">
          {methods.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === method}
              onClick={() => setChosen(name)}
              className={`min-h-11 ${name === method ? 'border-b-[3px] border-ink font-bold' : 'text-ink-2'}`}
            >
              {t(`method.${name}`)}
            </button>
          ))}
        </div>
      )}
      {method === 'manual' ? <Transfer order={order} show={show} /> : <Provider order={order} show={show} />}
    </div>
  );
}

/** A free seat offered from the waiting list: one press takes it. */
function TakeFree({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const taking = useSubmit('payOrder', useNotify());
  const take = async () => {
    const taken = await taking.submit({ id: order.id, method: 'manual', locale });
    if (taken) show(taken.order);
  };
  return (
    <div className="no-print mt-5">
      <ActionButton
        type="button"
        disabled={taking.isBusy}
        onClick={() => void take()}
        className="btn btn-ink min-h-12 min-w-[176px]"
      >
        {t('takeFree')}
      </ActionButton>
      {taking.error && (
        <p role="alert" className="field-error pt-2">
          {taking.error}
        </p>
      )}
    </div>
  );
}

function Transfer({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const { payment } = order;
  const [number, setNumber] = useFormDraft(`transfer-${order.id}`, payment.transfer_id);
  const naming = useSubmit('nameTransfer', useNotify());
  const lines = noteLines(payment.note);
  const amount = formatMoney(order.owed || order.total, order.currency, locale, { isExact: true });

  const submit = async () => {
    if (number.trim() === '') return naming.refuse('transfer_id', t('transferMissing'));
    const named = await naming.submit({ id: order.id, transfer_id: number.trim(), locale });
    if (named) show(named);
  };
  return (
    <>
      <dl className="grid gap-x-8 lg:grid-cols-2">
        {lines
          .filter(({ label }) => label !== '')
          .map(({ label, text }) => (
            <CopyRow key={`${label} ${text}`} label={label} value={text} />
          ))}
        <CopyRow label={t('amount')} value={amount} />
        <CopyRow label={t('reference')} value={payment.reference} isStrong />
      </dl>
      {lines
        .filter(({ label }) => label === '')
        .map(({ text }) => (
          <p key={text} className="pt-3 text-base leading-[1.7] text-ink-2">
            {text}
          </p>
        ))}
      {payment.may_name_transfer && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          className="mt-6 grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <Field
            label={t('transfer')}
            value={number}
            onValue={setNumber}
            error={naming.fields['transfer_id'] ?? naming.error}
            hint={t('transferHint')}
            maxLength={120}
            autoComplete="off"
          />
          <ActionButton
            type="submit"
            disabled={naming.isBusy}
            className="btn btn-ink min-h-[50px] md:mt-[28px]"
          >
            {t(payment.transfer_id === '' ? 'iPaid' : 'changeTransfer')}
          </ActionButton>
        </form>
      )}
    </>
  );
}

function Provider({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const paying = useSubmit('payOrder', useNotify());
  const [isLeaving, setLeaving] = useState(false);
  const pay = async () => {
    const started = await paying.submit({ id: order.id, method: 'stripe', locale });
    if (!started) return;
    if (started.redirect_url === null) return show(started.order);
    setLeaving(true);
    location.assign(started.redirect_url);
  };
  return (
    <>
      <p className="pb-4 text-base text-ink-2">{t('providerNote')}</p>
      <ActionButton
        type="button"
        disabled={paying.isBusy || isLeaving}
        onClick={() => void pay()}
        className="btn btn-ink min-h-12 min-w-[176px]"
      >
        {t('payByCard')}
      </ActionButton>
      {paying.error && (
        <p role="alert" className="field-error pt-2">
          {paying.error}
        </p>
      )}
    </>
  );
}
