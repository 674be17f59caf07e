'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { LoadError, Gate } from '@/components/accounts/gate';
import { Link } from '@/components/ui/links/link';
import { EmptyState, EndRule, SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { href } from '@/lib/platform/routing/href';
import { CohostInvitations } from './cohost-invitations';
import { HostingNotice } from './hosting-notice';
import { OrganiserSection } from './organiser-section';
import { OwnEventRow } from './own-event-row';
import { PageSteps } from './page-steps';
import { TAB, TAB_ROW } from './tab-styles';

const TABS = ['all', 'published', 'draft', 'pending', 'ended', 'cancelled'] as const;
type Tab = (typeof TABS)[number];

/** The events a member holds or works at, upcoming ones first, and the member's organiser profile. */
export function OwnEvents() {
  return <Gate>{() => <Signed />}</Gate>;
}

function Signed() {
  const t = useTranslations('hosting.own');
  const locale = useLocale();
  const [tab, setTab] = useState<Tab>('all');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { data: setup } = useCall('hostingSetup', { locale });
  const isWhole = tab === 'all' && keyword.trim() === '';
  const index = useCall('activityIndex', isWhole ? { locale } : null);
  const requested: CallInput<'myActivities'> = {
    locale,
    page,
    keyword: keyword.trim(),
    ...(tab !== 'all' && { status: tab }),
  };
  const pages = useCall('myActivities', isWhole ? null : requested);
  const { data, error, mutate } = isWhole ? index : pages;
  const total = isWhole ? 1 : Math.max(1, Math.ceil((pages.data?.total ?? 0) / (pages.data?.size ?? 1)));

  return (
    <>
      {setup && <HostingNotice setup={setup} />}
      <CohostInvitations />
      <div className="entry">
        <div className="entry-body col-start-2 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-ink">
          <div role="group" aria-label={t('title')} className={`mb-(--onto-line) ${TAB_ROW}`}>
            {TABS.map((name) => (
              <button
                key={name}
                type="button"
                className={TAB}
                aria-pressed={tab === name}
                onClick={() => {
                  setTab(name);
                  setPage(1);
                }}
              >
                {t(`tabs.${name}`)}
              </button>
            ))}
          </div>
          <input
            type="search"
            className="min-h-11 w-0 min-w-[min(100%,160px)] flex-1 bg-transparent text-base"
            aria-label={t('search')}
            placeholder={t('search')}
            value={keyword}
            onChange={(event) => {
              setKeyword(event.target.value);
              setPage(1);
            }}
          />
          {setup?.may_host && (
            <Link href={href(locale, 'eventCreate')} className="btn btn-ink mt-0.5 mb-1.5 min-h-11">
              {t('create')}
            </Link>
          )}
        </div>
      </div>
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data?.list.length === 0 && <EmptyState text={t(isWhole ? 'empty' : 'emptyTab')} />}
      {data?.list.map((row) => (
        <OwnEventRow key={row.id} row={row} onDone={() => void mutate()} />
      ))}
      {data && data.list.length > 0 && (
        <div className="entry">
          <div className="entry-body col-start-2">
            {total === 1 ? (
              <EndRule label={t('end')} />
            ) : (
              <PageSteps page={page} pages={total} onPage={setPage} />
            )}
          </div>
        </div>
      )}
      {setup?.may_host && <OrganiserSection organiser={setup.organiser} is_named={setup.is_named} />}
    </>
  );
}
