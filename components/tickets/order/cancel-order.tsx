'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import type { OrderProps } from './order-props';

/** Cancels an unpaid order, after a confirmation because somebody else may take the seats at once. */
export function CancelOrder({ order, show }: OrderProps) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const cancelling = useSubmit('cancelOrder', useNotify());
  const isRequested = order.status === 'awaiting_approval';
  const cancel = async () => {
    const after = await cancelling.submit({ id: order.id, locale });
    if (!after) return;
    setOpen(false);
    show(after);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="form-link">
        {t(isRequested ? 'withdraw' : 'cancel')}
      </button>
      <Dialog
        isOpen={isOpen}
        title={t(isRequested ? 'withdraw' : 'cancel')}
        closeLabel={t('close')}
        onClose={() => setOpen(false)}
      >
        <p className="pb-5 text-ink-2">{t('cancelText')}</p>
        {cancelling.error && (
          <p role="alert" className="field-error pb-3">
            {cancelling.error}
          </p>
        )}
        <ActionButton
          type="button"
          disabled={cancelling.isBusy}
          onClick={() => void cancel()}
          className="btn btn-ink btn-form"
        >
          {t(isRequested ? 'withdraw' : 'cancel')}
        </ActionButton>
      </Dialog>
    </>
  );
}
