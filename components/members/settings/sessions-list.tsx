'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { SkeletonRows } from '@/components/ui/notices/states';
import { deviceOf } from '@/lib/accounts/device-name';
import { clearMember } from '@/lib/accounts/clear-member';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import { useCall } from '@/lib/accounts/use-call';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { Entry, Section } from '@/components/accounts/login/entry';
import { LoadError } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { DayText } from '@/components/ui/dates/day-text';

/** The member's sessions. The other sessions can be ended one by one or all at once, also together with this one. */
export function SessionsList() {
  const t = useTranslations('area');
  const locale = useLocale();
  const notify = useNotify();
  const { data, error, mutate } = useCall('sessions', {});
  const revocation = useSubmit('revokeSession', notify);
  const all = useSubmit('logOutEverywhere', notify);
  const { place, toTop } = useFocusReturn();

  const nameOf = (agent: string) => {
    const { browser, system } = deviceOf(agent);
    if (browser && system) return t('sessions.on', { browser, system });
    return browser || system || t('sessions.unknown');
  };

  const revoke = async (id: number) => {
    if (!(await revocation.submit({ id }))) return;
    notify(t('sessions.revoked'));
    toTop();
    void mutate();
  };

  const endOthers = async () => {
    const done = await all.submit({ keep_current: true });
    if (!done) return;
    notify(t('sessions.othersDone', { count: done.revoked }));
    toTop();
    void mutate();
  };

  const endAll = async () => {
    if (!(await all.submit({ keep_current: false }))) return;
    clearMember();
    clearFormDrafts();
    location.assign(href(locale, 'home'));
  };

  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Section title={t('sessions.title')} text={t('sessions.text')} />
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data?.list.map((session) => (
        <Entry
          key={session.id}
          gutter={<DayText value={formatDate(session.last_used_time, locale, 'number')} />}
        >
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="font-semibold">{nameOf(session.user_agent)}</p>
              <p className="type-meta break-all">
                {session.ip && <span className="n me-3">{session.ip}</span>}
                {t('sessions.since', { time: formatDate(session.created_time, locale, 'short') })}
              </p>
            </div>
            {session.is_current ? (
              <p className="type-meta shrink-0">{t('sessions.current')}</p>
            ) : (
              <ActionButton
                type="button"
                disabled={revocation.isBusy}
                aria-label={t('sessions.revokeName', { name: nameOf(session.user_agent) })}
                onClick={() => void revoke(session.id)}
                className="form-link shrink-0"
              >
                {t('sessions.revoke')}
              </ActionButton>
            )}
          </div>
        </Entry>
      ))}
      {data && (
        <div className="entry">
          <div className="entry-body col-start-2 flex flex-wrap gap-3 pt-5">
            {data.list.length > 1 && (
              <ActionButton type="button" disabled={all.isBusy} onClick={endOthers} className="btn btn-line">
                {t('sessions.others')}
              </ActionButton>
            )}
            <ActionButton type="button" disabled={all.isBusy} onClick={endAll} className="btn btn-line">
              {t('sessions.everywhere')}
            </ActionButton>
          </div>
        </div>
      )}
    </div>
  );
}
