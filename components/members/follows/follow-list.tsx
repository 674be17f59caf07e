'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadError, Gate } from '@/components/accounts/gate';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { href } from '@/lib/platform/routing/href';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { DigestTimeForm } from './digest-time-form';
import { FollowRow } from './follow-row';
import type { FollowedRow } from './follow-settings';

/**
 * What the member follows, with how they are notified of it, and when digests are sent. Authors have a list of their own
 * (`children`), which is left out where nothing at all is followed: that is said once.
 */
export function FollowList({ children }: { children: ReactNode }) {
  return (
    <Gate>
      {() => (
        <>
          <Rows />
          <Others>{children}</Others>
        </>
      )}
    </Gate>
  );
}

function Others({ children }: { children: ReactNode }) {
  const { data, error } = useCall('listFollows', { locale: useLocale() });
  const [isShown, setShown] = useState(false);
  // They stay while what is followed is read again after a change.
  if (data && data.list.length > 0 !== isShown) setShown(!isShown);
  return error || isShown ? children : null;
}

function Rows() {
  const t = useTranslations('follows');
  const area = useTranslations('area');
  const locale = useLocale();
  const notify = useNotify();
  const { data, error, mutate } = useCall('listFollows', { locale });
  const { isBusy, submit } = useSubmit('removeFollow', notify);
  const { place } = useFocusReturn();
  const wasFilled = useRef(false);
  useEffect(() => {
    if (!data) return;
    const isFilled = data.list.length > 0;
    // The list with the pressed button has gone.
    if (wasFilled.current && !isFilled && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    wasFilled.current = isFilled;
  }, [data, place]);

  const stop = async ({ kind, target }: FollowedRow) => {
    if (!(await submit({ kind, id: target }))) return;
    notify(t('stopped'));
    place.current?.focus({ preventScroll: true });
    void mutate();
  };

  if (!data)
    return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={area('loading')} />;
  const rows = data.list.filter(({ kind }) => kind !== 'author');
  return (
    <section aria-label={t('heading')} ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <div className="entry">
        <div className="entry-body col-start-2 pt-5 pb-3">
          {data.list.length > 0 && <p className="type-meta max-w-[36em]">{t('note')}</p>}
          {!data.has_mail && <p className="mt-2 text-base text-mark">{t('noMail')}</p>}
        </div>
      </div>
      {data.list.length === 0 && (
        <EmptyState
          text={t('empty')}
          href={href(locale, 'columns')}
          linkLabel={area('following.emptyLink')}
        />
      )}
      {rows.map((row) => (
        <FollowRow key={`${row.kind}:${row.target}`} row={row} locale={locale} refresh={() => void mutate()}>
          <ActionButton
            type="button"
            disabled={isBusy}
            aria-label={t('stopName', { name: row.name })}
            onClick={() => void stop(row)}
            className="form-link min-h-11 shrink-0"
          >
            {t('stop')}
          </ActionButton>
        </FollowRow>
      ))}
      {data.list.length > 0 && <DigestTimeForm settings={data.settings} />}
    </section>
  );
}
