'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { Field } from '@/components/ui/fields/field';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';

interface Props {
  ticket: TicketDetail;
  /** Called with the updated ticket. */
  onDone: (ticket: TicketDetail) => void;
  className: string;
}

/** Offers a ticket to another person: a button, and a dialog with the name, e-mail address and consequences. */
export function TransferTicket({ ticket, onDone, className }: Props) {
  const t = useTranslations('tickets.transfer');
  const order = useTranslations('tickets.order');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const sending = useSubmit('transferTicket', useNotify());

  const submit = async () => {
    const sent = await sending.submit({ id: ticket.id, name: name.trim(), email: email.trim(), locale });
    if (!sent) return;
    setOpen(false);
    onDone({ ...ticket, transfer: sent.transfer });
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {t('begin')}
      </button>
      <Dialog
        isOpen={isOpen}
        title={t('beginTitle')}
        closeLabel={order('close')}
        onClose={() => setOpen(false)}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          className="form"
        >
          <p className="text-ink-2">{t('beginText')}</p>
          <Field
            label={order('name')}
            value={name}
            onValue={setName}
            error={sending.fields['name']}
            maxLength={100}
            autoComplete="off"
          />
          <Field
            label={order('email')}
            type="email"
            value={email}
            onValue={setEmail}
            error={sending.fields['email']}
            maxLength={254}
            autoComplete="off"
          />
          {sending.error && (
            <p role="alert" className="field-error">
              {sending.error}
            </p>
          )}
          <ActionButton type="submit" disabled={sending.isBusy} className="btn btn-ink btn-form">
            {t('send')}
          </ActionButton>
        </form>
      </Dialog>
    </>
  );
}
