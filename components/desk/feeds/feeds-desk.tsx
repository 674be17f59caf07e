'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { useCall } from '@/lib/accounts/use-call';
import { FeedForm } from './feed-form';
import { FeedRow } from './feed-row';
import { SourceChangeRow } from './source-change-row';

const REFRESH_MS = 10_000;

interface Props {
  feeds: CallOutput<'feeds'>;
  changes: CallOutput<'sourceChanges'>;
}

/** The incoming feeds and their state; above them, changes that sources made to flashes taken from them. */
export function FeedsDesk({ feeds, changes }: Props) {
  const t = useTranslations('desk.feeds');
  const locale = useLocale();
  const options = { refreshInterval: REFRESH_MS };
  const read = useCall('feeds', {}, { fallbackData: feeds, ...options });
  const sourceChanges = useCall('sourceChanges', { locale }, { fallbackData: changes, ...options });
  const { list } = read.data ?? feeds;
  const active = list.filter((feed) => !feed.is_removed);
  const removed = list.filter((feed) => feed.is_removed);
  const waiting = (sourceChanges.data ?? changes).list;
  const reload = () => void read.mutate();
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-4">{t('title')}</h1>
      {waiting.length > 0 && (
        <section aria-labelledby="moved" className="pb-10">
          <h2 id="moved" className="rail-head font-bold">
            {t('moved', { count: waiting.length })}
          </h2>
          <ul className="ledger border-t border-rule [--gutter:112px]">
            {waiting.map((change) => (
              <SourceChangeRow key={change.id} change={change} onDone={() => void sourceChanges.mutate()} />
            ))}
          </ul>
        </section>
      )}
      <FeedForm onDone={reload} />
      {active.length === 0 ? (
        <p className="border-t border-ink py-6 text-ink-2">{t('empty')}</p>
      ) : (
        <ul className="ledger border-t border-ink [--gutter:112px]">
          {active.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onDone={reload} />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <section aria-labelledby="removed" className="pt-10">
          <h2 id="removed" className="rail-head font-bold">
            {t('removedTitle')}
          </h2>
          <ul className="ledger border-t border-rule [--gutter:112px]">
            {removed.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onDone={reload} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
