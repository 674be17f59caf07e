import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import { feedNode } from '@/lib/desk/feed-node';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { FeedFields } from './feed-fields';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

type Feed = CallOutput<'feeds'>['list'][number];

/** A feed: its state, the time of its newest entry, and buttons to edit, read, pause or remove it. */
export function FeedRow({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const t = useTranslations('desk.feeds');
  const locale = useLocale();
  const notify = useNotify();
  const { send } = useAction();
  const [isEditing, setIsEditing] = useState(false);
  const { id, error } = feed;
  const name = feed.name || feed.url;

  const edit = async (change: Omit<CallInput<'editFeed'>, 'id'>) => {
    const reply = await send('editFeed', { id, ...change });
    if (!reply.ok) notify(reply.fields.url === 'taken' ? t('taken') : reply.message);
    onDone();
    return reply.ok;
  };
  const readNow = async () => {
    const reply = await send('readFeed', { id });
    notify(reply.ok ? t('readingSoon', { name }) : reply.message);
    onDone();
  };
  const act = (word: 'edit' | 'readNow' | 'pause' | 'resume' | 'remove' | 'restore', run: () => void) => (
    <button
      type="button"
      aria-label={t('actName', { act: t(word), name })}
      onClick={run}
      className="form-link"
    >
      {t(word)}
    </button>
  );
  return (
    <li data-feed={id} className="entry py-3">
      <span aria-hidden="true" data-node={feedNode(feed)} className="desk-node top-[18px]" />
      <span className="entry-gutter pt-0.5 text-sm text-ink-2">
        {feed.entry_time ? (
          <NarrowTime at={toIso(feed.entry_time)} className="n">
            {formatDate(feed.entry_time, locale, 'short')}
          </NarrowTime>
        ) : (
          t('nothingYet')
        )}
      </span>
      <div className="entry-body">
        <h3 className="text-lg leading-normal font-semibold">{name}</h3>
        <p className="type-meta break-all">{feed.url}</p>
        {error && (
          <p role="status" className="text-mark">
            {t(`errors.${error.key}`)}
            {error.detail && <span className="type-meta ps-3">{error.detail}</span>}
            <span className="ps-3">{t('failures', { count: feed.failures })}</span>
          </p>
        )}
        {feed.is_silent && <p className="text-mark">{t('isSilent', { hours: feed.silence_hours })}</p>}
        <p className="type-meta flex flex-wrap gap-x-4">
          <b className="text-ink">{t(`states.${stateOf(feed)}`)}</b>
          <span>{t('waiting', { count: feed.waiting })}</span>
          {feed.read_time && (
            <span>{t('lastRead', { time: formatDate(feed.read_time, locale, 'short') })}</span>
          )}
          {feed.next_time && (
            <span>{t('nextRead', { time: formatDate(feed.next_time, locale, 'time') })}</span>
          )}
          {feed.left_out > 0 && <span>{t('leftOut', { count: feed.left_out })}</span>}
        </p>
        <p className="flex flex-wrap gap-x-5">
          {feed.is_removed ? (
            act('restore', () => void edit({ is_removed: false }))
          ) : (
            <>
              {act('edit', () => setIsEditing(!isEditing))}
              {!feed.is_paused && act('readNow', () => void readNow())}
              {act(feed.is_paused ? 'resume' : 'pause', () => void edit({ is_paused: !feed.is_paused }))}
              {act('remove', () => void edit({ is_removed: true }))}
            </>
          )}
        </p>
        {isEditing && (
          <FeedFields
            feed={feed}
            onClose={() => setIsEditing(false)}
            onSave={async (change) => {
              if (await edit(change)) setIsEditing(false);
            }}
          />
        )}
      </div>
    </li>
  );
}

function stateOf(feed: Feed): 'removed' | 'paused' | 'failing' | 'new' | 'read' {
  if (feed.is_removed) return 'removed';
  if (feed.is_paused) return 'paused';
  if (feed.error) return 'failing';
  return feed.read_time === null ? 'new' : 'read';
}
