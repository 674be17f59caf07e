'use client';

import { useEffect } from 'react';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useMember } from '@/lib/accounts/use-member';

/** Opens the login dialog over a page that is for members. */
export function SignInPrompt() {
  const isAnonymous = useMember().state === 'anonymous';
  useEffect(() => {
    if (isAnonymous) dispatchLogin({ type: 'open', status: 1, reason: 'page' });
  }, [isAnonymous]);
  return null;
}
