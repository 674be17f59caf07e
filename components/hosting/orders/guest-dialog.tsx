import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { Field } from '@/components/ui/fields/field';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useAction } from '@/lib/accounts/use-action';

interface Props {
  event: OwnEvent;
  onClose: () => void;
  onAdded: (orderId: number) => void;
}

/** Gives a free ticket to a guest; it takes a seat. */
export function GuestDialog({ event, onClose, onAdded }: Props) {
  const t = useTranslations('hosting.guest');
  const words = useFieldWords();
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [ticketTypeId, setTicketTypeId] = useState(event.tickets[0]?.id ?? 0);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isEarlierAdded, setEarlierAdded] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isPublic = event.status === 'published' || event.status === 'cancelled';
  const add = async () => {
    const reply = await send('addGuest', {
      activity_id: event.id,
      ticket_type_id: ticketTypeId,
      attendees: [{ name: name.trim(), email: email.trim() }],
      idempotency_key: key,
      locale,
    });
    setErrors(reply.ok ? {} : reply.fields);
    // The answer to an earlier try was lost, and the guest was changed since: the next press adds the changed one.
    const isOther = !reply.ok && reply.key === 'keyUsed';
    setEarlierAdded(isOther);
    if (isOther) return setKey(crypto.randomUUID());
    notify(reply.ok ? t('added', { name }) : reply.message);
    if (reply.ok) onAdded(reply.data.id);
  };
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void add();
        }}
      >
        <p>{t('text')}</p>
        {!isPublic && <p className="font-bold">{t(event.is_in_test_mode ? 'testOnly' : 'notPublic')}</p>}
        <label className="field">
          <span className="field-label">{t('ticket')}</span>
          <select
            value={ticketTypeId}
            className="hr-select"
            onChange={({ target }) => setTicketTypeId(Number(target.value))}
          >
            {event.tickets.map((ticket) => (
              <option key={ticket.id} value={ticket.id}>
                {ticket.name} ({ticket.quantity - ticket.taken})
              </option>
            ))}
          </select>
        </label>
        <Field
          label={t('name')}
          value={name}
          onValue={setName}
          error={words(errors['attendees.0.name'])}
          required
        />
        <Field
          type="email"
          label={t('email')}
          value={email}
          onValue={setEmail}
          error={words(errors['attendees.0.email'])}
          hint={t('emailHint')}
        />
        {isEarlierAdded && (
          <p role="alert" className="field-error">
            {t('earlierAdded')}
          </p>
        )}
        <ActionButton
          type="submit"
          disabled={isBusy || ticketTypeId === 0 || (!isPublic && !event.is_in_test_mode)}
          className="btn btn-ink"
        >
          {t('add')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
