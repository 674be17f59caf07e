import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { ASSIGNED_ROLES, type AssignedRole } from '@/backend/contract/tickets/statuses';
import { LoadError } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { CohostsSection } from './cohosts-section';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';
import { StaffRow } from './staff-row';
import { unsentText } from '@/lib/platform/forms/unsent-text';

/** The staff of an event with their roles, and its cohosts. */
export function StaffPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.staff');
  const words = useFieldWords();
  const notify = useNotify();
  const { data, error, mutate } = useCall('activityStaff', { activity_id: event.id });
  const { isBusy, send } = useAction();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AssignedRole>('gate');
  const [problem, setError] = useState<string | null>(null);
  const isOwner = event.roles.includes('owner');

  const save = async (input: Omit<CallInput<'saveStaff'>, 'activity_id'>, word: string) => {
    const reply = await send('saveStaff', { activity_id: event.id, ...input });
    if (!reply.ok) {
      setError(words(reply.fields['email']));
      return notify(reply.message);
    }
    setError(null);
    // Changing the role of a listed person leaves the typed address of another person in the field.
    if (input.email !== undefined) setEmail((now) => unsentText(now, email));
    notify(word);
    void mutate(reply.data, { revalidate: false });
  };

  return (
    <HostingPageFrame title={t('title')} intro={t('intro')}>
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data && (
        <PageSection title={t('name')}>
          <ul className="hr-list">
            {data.list.map((row: CallOutput<'activityStaff'>['list'][number]) => (
              <StaffRow
                key={row.user_id}
                row={row}
                roles={ASSIGNED_ROLES}
                isLocked={!isOwner || isBusy}
                onRole={(next) =>
                  void save(
                    { user_id: row.user_id, role: next },
                    t(next === null ? 'removed' : 'changed', { name: row.name }),
                  )
                }
              />
            ))}
          </ul>
        </PageSection>
      )}
      {isOwner && (
        <PageSection title={t('add')}>
          <form
            className="area-form"
            onSubmit={(submitted) => {
              submitted.preventDefault();
              void save({ email: email.trim(), role }, t('added'));
            }}
          >
            <Field
              type="email"
              label={t('email')}
              value={email}
              onValue={setEmail}
              error={problem}
              hint={t('emailHint')}
              required
            />
            <fieldset>
              <legend className="field-label">{t('role')}</legend>
              {ASSIGNED_ROLES.map((option) => (
                <label key={option} className="form-check">
                  <input
                    type="radio"
                    name="role"
                    checked={role === option}
                    onChange={() => setRole(option)}
                  />
                  <span>
                    <b>{t(`roles.${option}`)}</b> {t(`may.${option}`)}
                  </span>
                </label>
              ))}
            </fieldset>
            <p className="flex flex-wrap gap-3">
              <ActionButton type="submit" disabled={isBusy} className="btn btn-ink">
                {t('addNow')}
              </ActionButton>
              <ActionButton
                type="button"
                disabled={isBusy || email.trim() === ''}
                className="form-link"
                onClick={() => void save({ email: email.trim(), role: null }, t('withdrawn'))}
              >
                {t('withdraw')}
              </ActionButton>
            </p>
          </form>
        </PageSection>
      )}
      {isOwner && <CohostsSection eventId={event.id} />}
    </HostingPageFrame>
  );
}
