import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { FollowKind, Pace } from '@/backend/contract/follows/kinds';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';

export interface FollowTarget {
  kind: FollowKind;
  id: number;
}

export type Follow = NonNullable<CallOutput<'followState'>['follow']>;

/** How often a follow that was just pressed is asked for until the press is stored, and after how long again. */
const TRIES = 8;
const AGAIN_MS = 250;

interface Choice {
  pace?: Pace;
  mail?: boolean;
}

/**
 * How a member follows something, and what changes it.
 * @param stored how it is followed, where that was read already
 */
export function useFollow({ kind, id }: FollowTarget, locale: Locale, stored: Follow | null = null) {
  const [follow, setFollow] = useState(stored);
  const [note, setNote] = useState<'saved' | 'failed' | null>(null);
  /** As the backend last said. */
  const confirmed = useRef(stored);
  const last = useRef<Promise<Follow | null> | null>(null);
  const isStored = stored !== null;

  useEffect(() => {
    if (isStored) return;
    let isOver = false;
    const read = async (left: number): Promise<void> => {
      const reply = await postCall('followState', { kind, id }, locale);
      if (isOver) return;
      if (reply.ok && reply.data.follow) {
        confirmed.current = reply.data.follow;
        return setFollow(reply.data.follow);
      }
      if (!reply.ok || left === 0) return setNote('failed');
      setTimeout(() => void read(left - 1), AGAIN_MS);
    };
    void read(TRIES);
    return () => {
      isOver = true;
    };
  }, [isStored, kind, id, locale]);

  /** Stores a choice, one after the other. @returns the follow, or null when it was refused */
  const change = (choice: Choice): Promise<Follow | null> => {
    if (follow) setFollow({ ...follow, ...choice });
    const store = async () => {
      const reply = await postCall('setFollow', { kind, id, ...choice }, locale);
      if (reply.ok) confirmed.current = reply.data.follow;
      // A later choice decides what is shown.
      if (last.current === stored) {
        setNote(reply.ok ? 'saved' : 'failed');
        if (confirmed.current) setFollow(confirmed.current);
      }
      return reply.ok ? reply.data.follow : null;
    };
    const stored = (last.current ?? Promise.resolve(null)).then(store);
    last.current = stored;
    return stored;
  };

  return { follow, note, setNote, change };
}
