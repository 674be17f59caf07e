import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { Avatar } from '@/components/pictures/avatar';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { PageSection } from '../page-section';
import { unsentText } from '@/lib/platform/forms/unsent-text';

/** The cohosts of an event: invited by e-mail address, and named on its page once they accept. */
export function CohostsSection({ eventId }: { eventId: number }) {
  const t = useTranslations('hosting.cohosts');
  const words = useFieldWords();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const { data, mutate } = useCall('activityCohosts', { activity_id: eventId });
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);

  const invite = async () => {
    const reply = await send('inviteCohost', { activity_id: eventId, email: email.trim() });
    if (!reply.ok) {
      setError(words(reply.fields['email']));
      return notify(reply.message);
    }
    setError(null);
    setEmail((now) => unsentText(now, email));
    notify(t('sent'));
    void mutate(reply.data, { revalidate: false });
  };
  const withdraw = async () => {
    const reply = await send('removeCohost', { activity_id: eventId, email: email.trim() });
    if (!reply.ok) {
      setError(words(reply.fields['email']));
      return notify(reply.message || t('failed'));
    }
    setError(null);
    setEmail((now) => unsentText(now, email));
    notify(t('withdrawn'));
  };
  const remove = async (userId: number) => {
    const reply = await send('removeCohost', { activity_id: eventId, user_id: userId });
    if (!reply.ok) return notify(reply.message || t('failed'));
    void mutate(reply.data, { revalidate: false });
  };

  return (
    <PageSection title={t('title')}>
      {data && data.list.length > 0 && (
        <ul className="hr-list">
          {data.list.map((row) => (
            <li key={row.user_id} className="hr-person">
              <Avatar id={row.user_id} src={row.avatar} size={32} />
              <b className="flex-1">
                <UserText text={row.name} />
              </b>
              <span className="text-ink-2">{t(`states.${row.state}`)}</span>
              <ActionButton
                type="button"
                disabled={isBusy}
                className="form-link"
                aria-label={t('removeName', { name: row.name })}
                onClick={() => void remove(row.user_id)}
              >
                {t('remove')}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className="area-form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void invite();
        }}
      >
        <Field
          type="email"
          label={t('email')}
          value={email}
          onValue={setEmail}
          error={error}
          hint={t('hint')}
          required
        />
        <p className="flex flex-wrap gap-3">
          <ActionButton type="submit" disabled={isBusy} className="btn btn-line">
            {t('invite')}
          </ActionButton>
          <ActionButton
            type="button"
            disabled={isBusy || email.trim() === ''}
            className="form-link"
            onClick={() => void withdraw()}
          >
            {t('withdraw')}
          </ActionButton>
        </p>
      </form>
    </PageSection>
  );
}
