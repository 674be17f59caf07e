import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { lockKey } from '@/lib/saving/tab-locks';
import { joinTabs, type TabMessage } from '@/lib/writing/saving/tabs';
import { mergeOwnWords } from '../merge-own-words';
import { takeServer } from './use-conflict';

const REQUEST_MS = 15_000;
/** After this time without typing, in ms, a person counts as reading. */
const TYPING_MS = 20_000;

export interface Presence {
  /** Why editing is locked: another tab of this browser, another person typing, or somebody who took over. */
  lock: { kind: 'tab' } | { kind: 'person' | 'taken'; name: string } | null;
  /** Names of the other people who have the draft open and do not type. */
  readers: string[];
}

/**
 * Other people who have the draft open. While one of them, or another tab of this browser, types, editing is locked
 * here; `take` takes over. Call `typed` at every change.
 */
export function usePresence(user: number, draft: Draft) {
  const locale = useLocale();
  const [presence, setPresence] = useState<Presence>({ lock: null, readers: [] });
  const [tab] = useState(() => crypto.randomUUID());
  const typedAt = useRef(0);
  /**
   * When this person took over, in ms since 1970. For a minute after that, typing of others does not lock editing here.
   */
  const takenAt = useRef(0);
  const channel = useRef<ReturnType<typeof joinTabs> | null>(null);
  const { id, version, step } = draft.saver.state();
  const key = draft.copies.key();

  const pull = useCallback(async () => {
    const { id: number, step: now } = draft.saver.state();
    if (number === null || now !== 'saved') return;
    const reply = await postCall('readDraft', { id: number, locale }, locale);
    if (
      reply.ok &&
      reply.data.version > (draft.saver.state().version ?? 0) &&
      draft.saver.state().step === 'saved'
    )
      takeServer(draft, reply.data);
  }, [draft, locale]);

  useEffect(() => lockKey(key), [key]);

  useEffect(() => {
    const onMessage = (message: TabMessage) => {
      if (message.kind === 'typing') setPresence((now) => ({ ...now, lock: { kind: 'tab' } }));
      if (message.kind === 'take') {
        void draft.saver.flush().then(() => {
          joined.say({ kind: 'saved', key, tab, version: draft.saver.state().version ?? 0 });
          setPresence((now) => ({ ...now, lock: { kind: 'tab' } }));
        });
      }
      if (message.kind === 'saved') void pull();
    };
    const joined = joinTabs(user, key, tab, onMessage);
    channel.current = joined;
    return joined.leave;
  }, [user, key, tab, draft, pull]);

  // Sends the number of each stored version to the other tabs.
  useEffect(() => {
    if (step === 'saved' && version !== null) channel.current?.say({ kind: 'saved', key, tab, version });
  }, [step, version, key, tab]);

  useEffect(() => {
    if (id === null) return;
    const request = async () => {
      const isTyping = Date.now() - typedAt.current < TYPING_MS;
      const reply = await postCall('presence', { id, tab, is_typing: isTyping }, locale);
      if (!reply.ok) return;
      const { taken_by: taker } = reply.data;
      if (taker !== null) {
        // Locked first: what is typed while the own words are stored would be replaced with the rest.
        setPresence((now) => ({ ...now, lock: { kind: 'taken', name: taker } }));
        await mergeOwnWords(draft, id, locale);
        return pull();
      }
      const others = reply.data.others.filter(({ is_self }) => !is_self);
      const typing = others.find(({ is_typing }) => is_typing);
      const isMine = isTyping || Date.now() - takenAt.current < TYPING_MS * 3;
      setPresence((now) => ({
        readers: others.filter(({ is_typing }) => !is_typing).map(({ name }) => name),
        lock:
          typing && !isMine
            ? { kind: 'person', name: typing.name }
            : now.lock?.kind === 'tab'
              ? now.lock
              : null,
      }));
      if (reply.data.version > (draft.saver.state().version ?? 0)) void pull();
    };
    void request();
    const timer = setInterval(() => void request(), REQUEST_MS);
    return () => clearInterval(timer);
  }, [id, tab, locale, draft, pull]);

  const typed = useCallback(() => {
    const now = Date.now();
    if (now - typedAt.current > 1000) channel.current?.say({ kind: 'typing', key, tab });
    typedAt.current = now;
  }, [key, tab]);

  const take = useCallback(async () => {
    takenAt.current = Date.now();
    channel.current?.say({ kind: 'take', key, tab });
    // The others are notified first, so that they save their last changes before this person overwrites the text.
    const number = draft.saver.state().id;
    if (number !== null) await postCall('presence', { id: number, tab, is_takeover: true }, locale);
    await pull();
    setPresence((now) => ({ ...now, lock: null }));
  }, [key, tab, pull, draft, locale]);

  return { presence, typed, take };
}
