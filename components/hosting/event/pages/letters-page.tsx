import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';
import { WaitingLetters } from './waiting-letters';
import { unsentText } from '@/lib/platform/forms/unsent-text';

const GROUPS = ['holders', 'not_here', 'checked_in', 'unpaid', 'waiting'] as const;
type Group = (typeof GROUPS)[number];
const SUBJECT_MAX_LENGTH = 150;
const TEXT_MAX_LENGTH = 5000;

/** The group of receivers named in the address, as in `?to=not_here`. */
const groupOf = (query: string): Group => {
  const to = new URLSearchParams(query).get('to');
  return GROUPS.find((receiverGroup) => receiverGroup === to) ?? 'holders';
};

/** Sends an e-mail to a group of attendees. An idempotency key prevents sending it twice. */
export function LettersPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.letters');
  const words = useFieldWords();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [group, setGroup] = useState(() => groupOf(location.search));
  const [ticketTypeId, setTicketTypeId] = useState<number | null>(null);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<CallOutput<'messageAttendees'> | null>(null);
  const [isEarlierSent, setEarlierSent] = useState(false);
  const looked = useCall('activityLetters', { activity_id: event.id });

  const post = async () => {
    const reply = await send('messageAttendees', {
      activity_id: event.id,
      group,
      ...(ticketTypeId !== null && { ticket_type_id: ticketTypeId }),
      subject,
      text,
      idempotency_key: key,
    });
    setErrors(reply.ok ? {} : reply.fields);
    // The answer to an earlier try was lost, and the letter was changed since: the next press sends the changed one.
    const isOther = !reply.ok && reply.key === 'keyUsed';
    setEarlierSent(isOther);
    if (isOther) setKey(crypto.randomUUID());
    else if (!reply.ok) notify(reply.message || t('failed'));
    setOutcome(reply.ok ? reply.data : null);
    if (!reply.ok) return;
    void looked.mutate();
    setSubject((now) => unsentText(now, subject));
    setText((now) => unsentText(now, text));
    setKey(crypto.randomUUID());
  };

  return (
    <HostingPageFrame title={t('title')} intro={t('intro')}>
      <PageSection title={t('name')}>
        <form
          className="hr-form"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void post();
          }}
        >
          <label className="field">
            <span className="field-label">{t('to')}</span>
            <select
              value={group}
              className="hr-select"
              onChange={({ target }) =>
                setGroup(GROUPS.find((option) => option === target.value) ?? 'holders')
              }
            >
              {GROUPS.map((group) => (
                <option key={group} value={group}>
                  {t(`groups.${group}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="field-label">{t('ticket')}</span>
            <select
              value={ticketTypeId ?? ''}
              className="hr-select"
              onChange={({ target }) => setTicketTypeId(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t('allTickets')}</option>
              {event.tickets.map((ticket) => (
                <option key={ticket.id} value={ticket.id}>
                  {ticket.name}
                </option>
              ))}
            </select>
          </label>
          <Field
            label={t('subject')}
            value={subject}
            onValue={setSubject}
            maxLength={SUBJECT_MAX_LENGTH}
            error={words(errors['subject'])}
            required
          />
          <TextField
            label={t('text')}
            value={text}
            onValue={setText}
            maxLength={TEXT_MAX_LENGTH}
            rows={8}
            error={words(errors['text'])}
            hint={t('hint')}
            required
          />
          <ActionButton type="submit" disabled={isBusy} className="btn btn-ink justify-self-start">
            {t('send')}
          </ActionButton>
          <p role="status">
            {isEarlierSent && t('earlierSent')}
            {outcome !== null &&
              [
                t('sent', { count: outcome.sent }),
                outcome.held > 0 && t('held', { count: outcome.held }),
                outcome.left_out > 0 && t('leftOut', { count: outcome.left_out }),
                outcome.unsubscribed > 0 && t('unsubscribed', { count: outcome.unsubscribed }),
              ]
                .filter((sentence) => sentence !== false)
                .join(' ')}
          </p>
        </form>
      </PageSection>
      <WaitingLetters list={looked.data?.list ?? []} />
    </HostingPageFrame>
  );
}
