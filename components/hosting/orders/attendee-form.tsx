import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { takeFocus } from '@/components/ui/focus/take-focus';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useAction } from '@/lib/accounts/use-action';

interface Props {
  order: DeskOrder;
  ticket: DeskOrder['tickets'][number];
  onClose: () => void;
  onSaved: () => void;
  /** Called when somebody else has changed the order since it was read: what was typed stays, to be saved again. */
  onOvertaken: () => void;
}

/** The form in which the organiser corrects the attendee of a ticket. */
export function AttendeeForm({ order, ticket, onClose, onSaved, onOvertaken }: Props) {
  const t = useTranslations('hosting.order.attendee');
  const words = useFieldWords();
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [name, setName] = useState(ticket.name);
  const [email, setEmail] = useState(ticket.email);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = async () => {
    const attendees = [{ id: ticket.id, name: name.trim(), email: email.trim() }];
    const { id, details_version } = order;
    const reply = await send('updateActivityOrder', { id, details_version, attendees, locale });
    setErrors(reply.ok ? {} : reply.fields);
    notify(reply.ok ? t('saved') : reply.message);
    if (reply.ok) onSaved();
    else if (reply.key === 'conflict') onOvertaken();
  };
  return (
    <form
      className="area-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes only the form, and not the order around it.
        event.preventDefault();
        onClose();
      }}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void save();
      }}
    >
      <Field
        ref={takeFocus}
        label={t('name')}
        value={name}
        onValue={setName}
        error={words(errors['attendees.0.name'])}
      />
      <Field
        type="email"
        label={t('email')}
        value={email}
        onValue={setEmail}
        error={words(errors['attendees.0.email'])}
      />
      <p className="flex gap-3">
        <ActionButton type="submit" disabled={isBusy} className="btn btn-ink">
          {t('save')}
        </ActionButton>
        <button type="button" className="btn btn-line" onClick={onClose}>
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
