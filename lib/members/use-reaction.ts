import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { tellLogin } from '@/lib/accounts/dialog-store';
import { learnMark, markKey, type MarkKind, noMark, onMarks, readMark, setMark } from './reactions';
import { noteEnded } from '@/lib/accounts/note-ended';
import { keepAction, takeAction } from '@/lib/accounts/pending-action';
import { useMember } from '@/lib/accounts/use-member';

/**
 * A mark of the signed-in member. An anonymous reader is asked to sign in, and what they asked for is done then.
 * Who is signed in but not known yet need not be asked: it is done when they are known.
 * @param fail hears why a mark could not be set
 */
export function useMark(
  kind: MarkKind,
  id: number,
  locale: Locale,
  failedText: string,
  fail: (text: string) => void,
) {
  const { state } = useMember();
  const key = markKey(kind, id);
  const mark = useSyncExternalStore(onMarks, () => readMark(key), noMark);
  const isMember = state === 'member';

  const change = useCallback(
    async (isOn: boolean) => {
      const reply = await setMark(kind, id, isOn, locale);
      if (reply.ok) return;
      noteEnded(reply);
      fail(reply.key === null ? failedText : reply.message);
    },
    [kind, id, locale, failedText, fail],
  );

  useEffect(() => {
    if (!isMember) return;
    if (takeAction(kind, id)) void change(true);
    else learnMark(kind, id, locale);
  }, [isMember, kind, id, locale, change]);

  const press = () => {
    if (isMember) return void change(!mark.isOn);
    keepAction({ kind, id });
    if (state === 'away') return;
    tellLogin({ type: 'open' });
  };

  return { ...mark, press };
}
