import { useEffect, useRef } from 'react';
import { consumeAction } from '@/lib/accounts/pending-action';
import { useMember } from '@/lib/accounts/use-member';

/** After signing in, runs once the action the reader had wanted before (`rememberAction`). */
export function useAfterSignIn(kind: string, id: number, act: () => Promise<void>): void {
  const isMember = useMember().state === 'member';
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (isMember && consumeAction(kind, id)) void latest.current();
  }, [isMember, kind, id]);
}
