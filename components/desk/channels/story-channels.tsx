'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ChannelName } from '@/backend/contract/channels/names';
import { actsOf } from './acts-of';
import { ChannelEntry } from './channel-entry';
import { useChannelActs } from './use-channel-acts';
import { useChannelKeys } from './use-channel-keys';

interface Props {
  id: number;
  /** Whether the keys of the panel work; in one panel of a page at most. */
  hasKeys?: boolean;
}

const OUT: readonly (string | null)[] = ['sent', 'edited'];

/** How a story stands at each channel, with what an editor can do there. */
export function StoryChannels({ id, hasKeys = false }: Props) {
  const t = useTranslations('desk.channels');
  const { channels, error, isBusy, act, refusalOf } = useChannelActs(id);
  const [current, setCurrent] = useState<ChannelName | null>(null);
  const [writing, setWriting] = useState<ChannelName | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useChannelKeys(
    hasKeys && channels
      ? {
          channels,
          current: channels.find(({ channel }) => channel === current) ?? null,
          isBusy,
          choose({ channel }) {
            setCurrent(channel);
            list.current?.querySelector<HTMLElement>(`[data-channel="${channel}"]`)?.focus();
          },
          write: ({ channel }) => setWriting(channel),
          act,
        }
      : null,
  );
  if (error) return <p className="text-mark">{error.message}</p>;
  if (!channels) return <p className="py-2 text-ink-3">{t('loading')}</p>;
  if (channels.length === 0) return <p className="py-2 text-ink-3">{t('noneOn')}</p>;
  const failed = channels.filter(({ state }) => state === 'failed');
  const removable = channels.filter((post) => actsOf(post).includes('remove'));
  const count = (states: readonly (string | null)[]) =>
    channels.filter(({ state }) => states.includes(state)).length;
  const actOnAll = (posts: typeof channels, name: 'send' | 'remove') =>
    void Promise.all(posts.map(({ channel }) => act({ channel, act: name })));
  return (
    <section aria-label={t('panel')} className="border-t-2 border-ink">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <b role="status">
          {t('summary', {
            out: count(OUT),
            failed: failed.length,
            waiting: count(['held', 'uncertain']),
            queued: count(['queued', 'sending']),
          })}
        </b>
        <span className="flex flex-wrap gap-x-4">
          {failed.length > 1 && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => actOnAll(failed, 'send')}
              className="form-link"
            >
              {t('sendFailed')}
            </button>
          )}
          {removable.length > 1 && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => actOnAll(removable, 'remove')}
              className="form-link"
            >
              {t('removeAll')}
            </button>
          )}
        </span>
      </p>
      <ol ref={list} className="ledger ledger-channels">
        {channels.map((post) => (
          <ChannelEntry
            key={post.channel}
            id={id}
            post={post}
            isCurrent={hasKeys && post.channel === current}
            isWriting={post.channel === writing}
            isBusy={isBusy}
            refusal={refusalOf(post.channel)}
            onWrite={(isWriting) => setWriting(isWriting ? post.channel : null)}
            onAct={act}
          />
        ))}
      </ol>
    </section>
  );
}
