'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import { ChannelEntry } from './channel-entry';

const REFRESH_MS = 3000;
const OUT: readonly (string | null)[] = ['sent', 'edited'];

/** How a story stands at each channel, with what an editor can do there. */
export function StoryChannels({ id }: { id: number }) {
  const t = useTranslations('desk.channels');
  const { data, error, mutate } = useCall('channelStates', { id }, { refreshInterval: REFRESH_MS });
  const { send, isBusy } = useAction();
  const [refusal, setRefusal] = useState<{ channel: string; message: string } | null>(null);
  if (error) return <p className="text-mark">{error.message}</p>;
  if (!data) return <p className="py-2 text-ink-3">{t('loading')}</p>;
  const { channels } = data;
  if (channels.length === 0) return <p className="py-2 text-ink-3">{t('noneOn')}</p>;
  const take = async (
    reply: { ok: true; data: CallOutput<'channelStates'> } | { ok: false; message: string },
    channel: string,
  ) => {
    if (reply.ok) await mutate(reply.data, { revalidate: false });
    setRefusal(reply.ok ? null : { channel, message: reply.message });
    return reply.ok;
  };
  const act = async (input: Omit<CallInput<'actOnPost'>, 'id'>) =>
    take(await send('actOnPost', { id, ...input }), input.channel);
  const failed = channels.filter(({ state }) => state === 'failed');
  const count = (states: readonly (string | null)[]) =>
    channels.filter(({ state }) => states.includes(state)).length;
  return (
    <section aria-label={t('panel')} className="border-t-2 border-ink">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 font-bold">
        <span role="status">
          {t('summary', {
            out: count(OUT),
            failed: failed.length,
            waiting: count(['held', 'uncertain']),
          })}
        </span>
        {failed.length > 1 && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void Promise.all(failed.map(({ channel }) => act({ channel, act: 'send' })))}
            className="form-link"
          >
            {t('sendFailed')}
          </button>
        )}
      </p>
      <ol className="ledger [--gutter:104px]">
        {channels.map((post) => (
          <ChannelEntry
            key={post.channel}
            post={post}
            isBusy={isBusy}
            refusal={refusal?.channel === post.channel ? refusal.message : ''}
            onAct={act}
          />
        ))}
      </ol>
    </section>
  );
}
