'use client';

import { useState } from 'react';
import { postCall } from '@/lib/backend/browser';
import { forgetMember } from '@/lib/account/forget-member';
import { forgetDrafts } from '@/lib/account/use-draft';

interface Props {
  label: string;
  className?: string;
}

/** Ends the session at the backend and here, and loads the page anew (spec §4). */
export function LogOutButton({ label, className }: Props) {
  const [isBusy, setBusy] = useState(false);

  const logOut = async () => {
    setBusy(true);
    await postCall('auth', 'logOut', {}, 'zh-Hans');
    forgetMember();
    forgetDrafts();
    location.reload();
  };

  return (
    <button type="button" disabled={isBusy} onClick={logOut} className={className}>
      {label}
    </button>
  );
}
