import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { useAction } from '@/lib/accounts/use-action';

interface Props {
  orderId: number;
  ticketId: number;
  /** Name of the attendee. */
  name: string;
  onDone: () => void;
}

/**
 * Makes a new link and code for a ticket whose link was lost or seen by others: a button, and a dialog that explains
 * the consequences.
 */
export function RenewLink({ orderId, ticketId, name, onDone }: Props) {
  const t = useTranslations('hosting.order.renew');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [isOpen, setOpen] = useState(false);
  const renew = async () => {
    const reply = await send('renewActivityTicket', { id: orderId, ticket_id: ticketId, locale });
    notify(reply.ok ? t('done') : reply.message);
    if (!reply.ok) return;
    setOpen(false);
    onDone();
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('beginName', { name })}
        className="form-link"
        onClick={() => setOpen(true)}
      >
        {t('begin')}
      </button>
      <Dialog
        isOpen={isOpen}
        title={t('title', { name })}
        closeLabel={t('close')}
        onClose={() => setOpen(false)}
      >
        <div className="form">
          <p className="text-ink-2">{t('text')}</p>
          <ActionButton
            type="button"
            disabled={isBusy}
            onClick={() => void renew()}
            className="btn btn-ink btn-form"
          >
            {t('confirm')}
          </ActionButton>
        </div>
      </Dialog>
    </>
  );
}
