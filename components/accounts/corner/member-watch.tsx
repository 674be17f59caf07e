import { useCallback, useEffect, useRef, useState } from 'react';
import { Toast } from '@/components/ui/notices/toast';
import { clearMember } from '@/lib/accounts/clear-member';
import { unsavedPage } from '@/lib/accounts/unsaved-page';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import { useMember } from '@/lib/accounts/use-member';

const UNREADABLE_MS = 5000;
const ENDED_MS = 3000;

export interface MemberWatchProps {
  homeHref: string;
  endedText: string;
  /** Shown when the member cannot be read and the backend sent no message. */
  failedText: string;
}

const nothing = () => undefined;

/**
 * Handles a member that cannot be read. A temporary refusal (`NOT_NOW_CODES`) is shown for five seconds and changes
 * nothing. When the session has ended, a toast says so, and three seconds later the home page is loaded, unless the
 * page is held. Form drafts stay stored for the member, except those of the real-name form.
 */
export function MemberWatch({ homeHref, endedText, failedText }: MemberWatchProps) {
  const member = useMember();
  const { state } = member;
  const [isReceived, setReceived] = useState(false);
  const markReceived = useCallback(() => setReceived(true), []);
  const wasMember = useRef(false);

  // The member logged out in another tab: their data is deleted in this tab, too.
  useEffect(() => {
    if (state === 'anonymous' && wasMember.current) {
      clearMember();
      clearFormDrafts();
    }
    wasMember.current = state === 'member';
  }, [state]);

  useEffect(() => {
    if (state !== 'ended') return;
    clearMember();
    clearFormDrafts('realname:');
    // A held page stays on the screen and shows by itself what to do.
    if (unsavedPage()) return;
    const timer = setTimeout(() => location.assign(homeHref), ENDED_MS);
    return () => clearTimeout(timer);
  }, [state, homeHref]);

  if (state === 'unreadable')
    return (
      <Toast
        text={isReceived ? null : member.message || failedText}
        shownMs={UNREADABLE_MS}
        onEnd={markReceived}
      />
    );
  return state === 'ended' && !unsavedPage() ? <Toast text={endedText} onEnd={nothing} /> : null;
}
