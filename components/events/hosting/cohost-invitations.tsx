import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { useHostAction, useHostCall } from '@/lib/events/hosting/use-host-call';
import { formatDate } from '@/lib/platform/dates/dates';

/** Invitations to be cohost of an event, with buttons to accept or decline; nothing when there are none. */
export function CohostInvitations() {
  const t = useTranslations('hosting.cohosts');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useHostAction();
  const { data, mutate } = useHostCall('cohostInvitations', { locale });
  if (!data || data.list.length === 0) return null;
  const answer = async (id: number, accepts: boolean) => {
    const reply = await send('answerCohost', { activity_id: id, accepts });
    notify(reply.ok ? t(accepts ? 'accepted' : 'declined') : reply.message || t('failed'));
    void mutate();
  };
  return (
    <>
      {data.list.map((one) => (
        <section key={one.activity_id} className="entry" aria-label={t('asked', { name: one.organiser })}>
          <div className="entry-body col-start-2 pb-4">
            <div className="host-notice">
              <p>
                {t('asked', { name: one.organiser })} <b lang={one.lang}>{one.title}</b>{' '}
                <span className="n text-ink-2">{formatDate(one.start_time, locale, 'short')}</span>
              </p>
              <p className="flex flex-wrap gap-3">
                <button
                  type="button"
                  disabled={isBusy}
                  className="btn btn-ink"
                  onClick={() => void answer(one.activity_id, true)}
                >
                  {t('accept')}
                </button>
                <button
                  type="button"
                  disabled={isBusy}
                  className="btn btn-line"
                  onClick={() => void answer(one.activity_id, false)}
                >
                  {t('decline')}
                </button>
              </p>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}
