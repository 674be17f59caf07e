'use client';

import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from '@/components/ui/notices/toast';
import { postCall } from '@/lib/platform/calls/post-call';
import { clearMember } from '@/lib/accounts/clear-member';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';

interface Props {
  label: string;
  /** Shown when the backend does not answer: the member is still signed in. */
  failedText: string;
  className?: string;
}

/** Ends the session at the backend and in this browser, and reloads the page. */
export function LogOutButton({ label, failedText, className }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [toast, setToast] = useState<string | null>(null);
  const closeToast = useCallback(() => setToast(null), []);

  const logOut = async () => {
    setBusy(true);
    const reply = await postCall('logOut', {}, 'zh-Hans');
    if (!reply.ok && reply.code === 0) {
      setBusy(false);
      setToast(failedText);
      return;
    }
    clearMember();
    clearFormDrafts();
    location.reload();
  };

  return (
    <>
      <button type="button" disabled={isBusy} onClick={logOut} className={className}>
        {label}
      </button>
      {toast !== null && createPortal(<Toast text={toast} onEnd={closeToast} />, document.body)}
    </>
  );
}
