import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { type Incoming, neighbourId } from './incoming';
import { useCall } from '@/lib/accounts/use-call';
import { useUndo } from './use-undo';

const REFRESH_MS = 15_000;

/** The entries of the feeds, the chosen entry, and dropping an entry, which can be undone. */
export function useIncoming(initial: CallOutput<'incoming'>, onRefused: (message: string) => void) {
  const { send } = useAction();
  const requested = useCall('incoming', {}, { fallbackData: initial, refreshInterval: REFRESH_MS });
  const data = requested.data ?? initial;
  const [chosen, setChosen] = useState<number | null>(null);
  const undo = useUndo<Incoming>();
  const current = data.list.find(({ id }) => id === chosen) ?? data.list[0] ?? null;

  const decide = async (entry: Incoming, decision: 'drop' | 'keep') => {
    const reply = await send('decideIncoming', { id: entry.id, decision });
    if (!reply.ok) onRefused(reply.message);
    void requested.mutate();
    return reply.ok;
  };
  const drop = async (entry: Incoming) => {
    const after = neighbourId(data.list, entry.id, 1);
    const next = after === entry.id ? neighbourId(data.list, entry.id, -1) : after;
    // The entry leaves the list at once; the server's next answer replaces the list.
    const list = data.list.filter(({ id }) => id !== entry.id);
    void requested.mutate({ ...data, list, total: data.total - 1 }, { revalidate: false });
    setChosen(next);
    if (await decide(entry, 'drop')) undo.offer(entry);
  };
  const bringBack = async () => {
    const entry = undo.item;
    if (!entry) return;
    undo.close();
    setChosen(entry.id);
    await decide(entry, 'keep');
  };
  return {
    ...data,
    current,
    choose: setChosen,
    step: (by: 1 | -1) => setChosen(neighbourId(data.list, current?.id ?? null, by)),
    drop: (entry: Incoming) => void drop(entry),
    bringBack: () => void bringBack(),
    undo,
    refresh: () => void requested.mutate(),
  };
}
