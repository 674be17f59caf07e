import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import {
  type FollowActs,
  loadReaction,
  reactionKey,
  type ReactionKind,
  noReaction,
  onReactions,
  readReaction,
  setReaction,
} from './reactions';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { rememberAction, consumeAction } from '@/lib/accounts/pending-action';
import { useMember } from '@/lib/accounts/use-member';

/** Sets or removes a reaction; a refusal is told. */
export type ChangeReaction = (isOn: boolean) => Promise<void>;

/**
 * A reaction of the signed-in member. An anonymous reader is asked to sign in; the reaction is set after that. While
 * the member is still being read, no dialog opens; the reaction is set afterwards.
 * @param acts for what is followed: how; the same object each time
 * @param fail is called with the reason when a reaction could not be set
 * @param onTaken is called with what sets the reaction when one is set that was pressed before the member was known; the
 * same function each time
 */
export function useReaction(
  kind: ReactionKind,
  id: number,
  locale: Locale,
  failedText: string,
  fail: (text: string) => void,
  acts?: FollowActs,
  onTaken?: (change: ChangeReaction) => void,
) {
  const { state } = useMember();
  const key = reactionKey(kind, id);
  const reaction = useSyncExternalStore(onReactions, () => readReaction(key), noReaction);
  const isMember = state === 'member';

  const change = useCallback(
    async (isOn: boolean) => {
      const reply = await setReaction(kind, id, isOn, locale, acts?.set);
      if (reply.ok) return;
      reportSessionEnded(reply);
      fail(reply.message || failedText);
    },
    [kind, id, locale, failedText, fail, acts],
  );

  useEffect(() => {
    if (!isMember) return;
    if (consumeAction(kind, id)) {
      void change(true);
      onTaken?.(change);
    } else loadReaction(kind, id, locale, acts);
  }, [isMember, kind, id, locale, change, acts, onTaken]);

  const press = () => {
    if (isMember) return void change(!reaction.isOn);
    rememberAction({ kind, id });
    if (state === 'away') return;
    dispatchLogin({ type: 'open', reason: kind === 'like' || kind === 'collect' ? kind : 'follow' });
  };

  return { ...reaction, isMember, press, change };
}
