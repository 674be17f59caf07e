'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { keyOf, linkOf } from '@/lib/tickets/bearer';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';
import type { TicketName } from '@/lib/tickets/use-ticket';

interface Props {
  name: TicketName;
  className: string;
  /** Called with the renewed ticket, when a member holds it. */
  onRenewed: (ticket: TicketDetail) => void;
  /**
   * Called with the partly hidden e-mail address the new link was sent to, when the link of this page opens nothing any
   * more.
   */
  onLeft: (to: string) => void;
}

/**
 * Makes a new link and code for a ticket whose link others may have seen: a button, and a dialog that says what happens
 * to the old ones.
 */
export function RenewTicket({ name, className, onRenewed, onLeft }: Props) {
  const t = useTranslations('tickets.ticket.renew');
  const order = useTranslations('tickets.order');
  const locale = useLocale();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const byId = useSubmit('renewTicket', notify);
  const byLink = useSubmit('renewTicketByKey', notify, linkOf(name));
  const error = byId.error ?? byLink.error;

  const renew = async () => {
    if ('id' in name) {
      const ticket = await byId.submit({ id: name.id, locale });
      if (!ticket) return;
      setOpen(false);
      notify(t('done'));
      return onRenewed(ticket);
    }
    const sent = await byLink.submit({ key: keyOf(name), locale });
    if (sent) onLeft(sent.to);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {t('begin')}
      </button>
      <Dialog isOpen={isOpen} title={t('title')} closeLabel={order('close')} onClose={() => setOpen(false)}>
        <div className="form">
          <p className="text-ink-2">{t('text')}</p>
          <p className="text-ink-2">{t('id' in name ? 'thenOwn' : 'thenByLink')}</p>
          {error && (
            <p role="alert" className="field-error">
              {error}
            </p>
          )}
          <ActionButton
            type="button"
            disabled={byId.isBusy || byLink.isBusy}
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
