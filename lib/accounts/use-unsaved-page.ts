import { useEffect, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { dispatchLogin } from './dialog-store';
import { markUnsaved } from './unsaved-page';
import { useMember } from './use-member';

interface UnsavedPage {
  /** The member who opened the page; null until there is one. */
  writer: User | null;
  /** Whether another account is signed in now, which must not see what the writer typed. */
  isOther: boolean;
  /** Increases each time the writer signs in again. */
  session: number;
}

/**
 * Remembers the member who opened a page with unsaved changes. When the session ends later, the page stays on the
 * screen, until the member has signed in again.
 * @param isUnsaved false while the page may be left without losing anything
 */
export function useUnsavedPage(isUnsaved = true): UnsavedPage {
  const member = useMember();
  const [writer, setWriter] = useState<User | null>(null);
  const [session, setSession] = useState(0);
  const now = member.state === 'member' ? member.user : null;
  if (now && !writer) setWriter(now);
  const { refresh } = member;
  const isHeld = writer !== null && isUnsaved;

  useEffect(() => {
    if (!isHeld) return;
    return markUnsaved({
      onSignedIn: () => {
        dispatchLogin({ type: 'close' });
        void refresh().then(() => setSession((count) => count + 1));
      },
    });
  }, [isHeld, refresh]);

  return { writer, isOther: now !== null && writer !== null && now.id !== writer.id, session };
}
