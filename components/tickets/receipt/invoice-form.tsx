import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import type { OrderProps } from '@/components/tickets/order/order-props';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { isOpen, isReceiptSoon } from '@/lib/tickets/sentence';

/**
 * The form with the buyer's name and tax number for receipts. For a receipt already issued they can be set only once.
 */
export function InvoiceForm({ order, show }: OrderProps) {
  const t = useTranslations('tickets.receipt');
  const locale = useLocale();
  const notify = useNotify();
  const [title, setTitle] = useState(order.invoice?.title ?? '');
  const [taxNumber, setTaxNumber] = useState(order.invoice?.tax_number ?? '');
  const naming = useSubmit('requestInvoice', notify);

  const submit = async () => {
    const after = await naming.submit({
      id: order.id,
      title: title.trim(),
      tax_number: taxNumber.trim(),
      locale,
    });
    if (!after) return;
    notify(t('madeOut'));
    show(after);
  };
  return (
    <section className="entry no-print">
      <h2 className="entry-gutter text-base font-bold">{t('invoice')}</h2>
      <div className="entry-body pb-8">
        <form
          noValidate
          className="area-form"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Field
            label={t('invoiceTitle')}
            value={title}
            onValue={setTitle}
            maxLength={200}
            error={naming.fields['title'] ?? naming.error}
          />
          <Field
            label={t('buyerTaxNumber')}
            value={taxNumber}
            onValue={setTaxNumber}
            maxLength={40}
            error={naming.fields['tax_number']}
            hint={t(isOpen(order) ? 'invoiceHint' : isReceiptSoon(order) ? 'soonHint' : 'onceHint')}
          />
          <ActionButton type="submit" disabled={naming.isBusy} className="btn btn-ink justify-self-start">
            {t('makeOut')}
          </ActionButton>
        </form>
      </div>
    </section>
  );
}
