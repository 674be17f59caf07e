'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { OWN_TABS } from '@/backend/contract/writing/statuses';
import { LoadError, Gate } from '@/components/accounts/gate';
import { ActionButton } from '@/components/ui/fields/action-button';
import { EmptyState, EndRule, SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { href } from '@/lib/platform/routing/href';
import { OwnRow } from './own-row';
import { OwnTotals } from './own-totals';

const TABS = ['all', ...OWN_TABS, 'discarded'] as const;
type Tab = (typeof TABS)[number];
const SIZE = 20;
const STEP = 'min-h-11 aria-disabled:text-ink-3';

/**
 * An author's drafts and stories by state: scheduled ones by their release time, others by their last change, newest
 * first.
 */
export function OwnList() {
  return <Gate>{() => <Drafts />}</Gate>;
}

function Drafts() {
  const t = useTranslations('writing.area');
  const area = useTranslations('area');
  const locale = useLocale();
  const [tab, setTab] = useState<Tab>('all');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const input: CallInput<'myContents'> = {
    ...(tab === 'all' ? {} : { status: tab }),
    keyword: keyword.trim(),
    page,
    size: SIZE,
    locale,
  };
  const { data, error, mutate } = useCall('myContents', input);
  const { data: setup } = useCall('writingSetup', { locale });
  const choose = (next: Tab) => {
    setTab(next);
    setPage(1);
  };
  const pages = data ? Math.max(1, Math.ceil(data.total / data.size)) : 1;

  return (
    <>
      {data && data.counts.all > 0 && <OwnTotals totals={data.totals} />}
      <div className="entry">
        <div className="entry-body col-start-2 flex flex-wrap justify-between gap-x-6 gap-y-2 border-b border-ink">
          <div
            role="group"
            aria-label={t('title')}
            className="own-tabs mb-(--onto-line) flex max-w-full gap-5 overflow-x-auto [scrollbar-width:none]"
          >
            {TABS.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={tab === name}
                className="min-h-11 flex-none border-b-[3px] border-(--clear) aria-pressed:border-ink aria-pressed:font-bold"
                onClick={() => choose(name)}
              >
                {t(`tabs.${name}`)} <span className="n text-xs text-ink-3">{data?.counts[name] ?? ''}</span>
              </button>
            ))}
          </div>
          <input
            type="search"
            aria-label={t('search')}
            className="min-h-11 min-w-0 bg-transparent text-base max-md:w-full max-md:border-t max-md:border-rule"
            placeholder={t('search')}
            value={keyword}
            onChange={(event) => {
              setKeyword(event.target.value);
              setPage(1);
            }}
          />
        </div>
      </div>
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data?.list.length === 0 && (
        <EmptyState
          text={t(tab === 'all' && keyword === '' ? 'empty' : 'emptyTab')}
          href={href(locale, 'publish')}
          linkLabel={t('first')}
        />
      )}
      {data?.list.map((row) => (
        <OwnRow
          key={row.id}
          row={row}
          contact={setup?.contact ?? ''}
          isAway={tab === 'discarded'}
          onDone={() => void mutate()}
        />
      ))}
      {data && data.list.length > 0 && (
        <div className="entry">
          <div className="entry-body col-start-2">
            {pages === 1 ? (
              <EndRule label={area('end')} />
            ) : (
              <p className="flex items-center gap-5 py-5">
                <ActionButton
                  type="button"
                  className={STEP}
                  disabled={page <= 1}
                  onClick={() => setPage(page - 1)}
                >
                  {t('previous')}
                </ActionButton>
                <span className="n" aria-live="polite">
                  {t('page', { page, pages })}
                </span>
                <ActionButton
                  type="button"
                  className={STEP}
                  disabled={page >= pages}
                  onClick={() => setPage(page + 1)}
                >
                  {t('next')}
                </ActionButton>
              </p>
            )}
          </div>
        </div>
      )}
    </>
  );
}
