import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';

/** Invitations to be cohost of an event or to work at it, with buttons to accept or decline; nothing when there are none. */
export function CohostInvitations() {
  const t = useTranslations('hosting.cohosts');
  const roles = useTranslations('hosting.staff.roles');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const { data, mutate } = useCall('cohostInvitations', { locale });
  if (!data || data.list.length === 0) return null;
  type Invitation = (typeof data.list)[number];
  const answer = async ({ activity_id, part }: Invitation, accepts: boolean) => {
    const reply = await send('answerCohost', { activity_id, part, accepts });
    const done = accepts ? (part === 'cohost' ? 'accepted' : 'joined') : 'declined';
    notify(reply.ok ? t(done) : reply.message || t('failed'));
    void mutate();
  };
  const requestedBy = ({ organiser: name, part }: Invitation) =>
    part === 'cohost' ? t('asked', { name }) : t('askedToWork', { name, role: roles(part) });
  return (
    <>
      {data.list.map((invitation) => (
        <section
          key={`${invitation.activity_id} ${invitation.part}`}
          className="entry"
          aria-label={requestedBy(invitation)}
        >
          <div className="entry-body col-start-2 pb-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-band px-3.5 py-2.5">
              <p>
                {requestedBy(invitation)} <b lang={invitation.lang}>{invitation.title}</b>{' '}
                <span className="n text-ink-2">{formatDate(invitation.start_time, locale, 'short')}</span>
              </p>
              <p className="flex flex-wrap gap-3">
                <ActionButton
                  type="button"
                  disabled={isBusy}
                  className="btn btn-ink"
                  onClick={() => void answer(invitation, true)}
                >
                  {t('accept')}
                </ActionButton>
                <ActionButton
                  type="button"
                  disabled={isBusy}
                  className="btn btn-line"
                  onClick={() => void answer(invitation, false)}
                >
                  {t('decline')}
                </ActionButton>
              </p>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}
