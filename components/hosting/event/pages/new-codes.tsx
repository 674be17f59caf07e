import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { MAX_CODES_AT_ONCE } from '@/backend/contract/tickets/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useAction } from '@/lib/accounts/use-action';
import { unsentText } from '@/lib/platform/forms/unsent-text';

const USUAL_COUNT = 10;

/** The form to create a batch of random codes, or one code with chosen text. */
export function NewCodes({ event, onCreated }: { event: OwnEvent; onCreated: () => void }) {
  const t = useTranslations('hosting.codes');
  const words = useFieldWords();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [batch, setBatch] = useState('');
  const [ownCode, setOwn] = useState('');
  const [count, setCount] = useState(String(USUAL_COUNT));
  const [limit, setLimit] = useState('1');
  const [ticketTypeId, setTicketTypeId] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  const make = async () => {
    const reply = await send('createCodes', {
      activity_id: event.id,
      batch,
      ticket_type_id: ticketTypeId === '' ? null : Number(ticketTypeId),
      count: ownCode === '' ? Number(count) : 1,
      uses_limit: Number(limit),
      ...(ownCode !== '' && { code: ownCode }),
    });
    setErrors(reply.ok ? {} : reply.fields);
    notify(reply.ok ? t('made', { count: reply.data.list.length }) : reply.message);
    if (!reply.ok) return;
    setOwn((now) => unsentText(now, ownCode));
    onCreated();
  };

  return (
    <form
      className="hr-form hr-grid"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void make();
      }}
    >
      <Field label={t('batch')} value={batch} onValue={setBatch} maxLength={100} hint={t('batchHint')} />
      <label className="field">
        <span className="field-label">{t('opens')}</span>
        <select
          value={ticketTypeId}
          className="hr-select"
          onChange={({ target }) => setTicketTypeId(target.value)}
        >
          <option value="">{t('everyTicket')}</option>
          {event.tickets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Field
        type="number"
        min={1}
        max={MAX_CODES_AT_ONCE}
        label={t('count')}
        value={ownCode === '' ? count : '1'}
        disabled={ownCode !== ''}
        onValue={setCount}
        error={words(errors['count'])}
      />
      <Field
        type="number"
        min={1}
        label={t('limit')}
        value={limit}
        onValue={setLimit}
        error={words(errors['uses_limit'])}
      />
      <Field
        label={t('own')}
        value={ownCode}
        maxLength={30}
        onValue={setOwn}
        hint={t('ownHint')}
        error={words(errors['code'])}
      />
      <ActionButton type="submit" disabled={isBusy} className="btn btn-ink self-start justify-self-start">
        {t('makeNow')}
      </ActionButton>
    </form>
  );
}
