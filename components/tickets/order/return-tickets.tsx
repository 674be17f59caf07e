'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/notices/dialog';
import { ReturnTicketsForm } from './return-tickets-form';
import type { OrderProps } from './order-props';

/** A button to return tickets, and its dialog. */
export function ReturnTickets({ order, show }: OrderProps) {
  const t = useTranslations('tickets.refund');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="btn btn-line">
        {t('button')}
      </button>
      <Dialog isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        {isOpen && (
          <ReturnTicketsForm
            order={order}
            show={(after) => {
              setOpen(false);
              show(after);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
