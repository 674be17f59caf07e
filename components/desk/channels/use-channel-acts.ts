import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import type { Act, Post } from './act';

const REFRESH_MS = 3000;

/** How a story stands at each channel, what an editor does there, and why the last act was refused. */
export function useChannelActs(id: number) {
  const { data, error, mutate } = useCall('channelStates', { id }, { refreshInterval: REFRESH_MS });
  const { send, isBusy } = useAction();
  const [refusal, setRefusal] = useState<{ channel: string; message: string } | null>(null);
  const take = async (
    reply: { ok: true; data: CallOutput<'channelStates'> } | { ok: false; message: string },
    channel: string,
  ) => {
    if (reply.ok) await mutate(reply.data, { revalidate: false });
    setRefusal(reply.ok ? null : { channel, message: reply.message });
    return reply.ok;
  };
  const act: Act = async (input) => take(await send('actOnPost', { id, ...input }), input.channel);
  return {
    channels: data?.channels.map((post): Post => ({ ...post, isPublic: data.is_public })) ?? null,
    error,
    isBusy,
    act,
    /** Why the last act at a channel was refused; empty otherwise. */
    refusalOf: (channel: string) => (refusal?.channel === channel ? refusal.message : ''),
  };
}
