import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { postCall } from '@/lib/platform/calls/post-call';
import { callAddress } from '@/lib/platform/calls/post-call';

/** Shorter than the 15 minutes a claim lasts. */
const RENEW_MS = 4 * 60_000;

interface Claim {
  id: number;
  /**
   * The wire time until which the claim lasts; null when the call failed, for example because another editor has the
   * claim.
   */
  until: string | null;
}

/**
 * The claim on the submission that is open. Reading claims nothing: the claim begins when the editor requests it or
 * changes something, is renewed while the page is visible, and ends when the editor leaves the submission or releases
 * it.
 * @param isChanging whether the editor has begun a decision that needs a text
 */
export function useClaim(id: number | null, isChanging: boolean) {
  const locale = useLocale();
  const [requested, setRequested] = useState<number | null>(null);
  const [claim, setClaim] = useState<Claim | null>(null);
  const isWanted = id !== null && (isChanging || requested === id);

  useEffect(() => {
    if (id === null || !isWanted) return;
    let isLeft = false;
    const hold = async () => {
      const reply = await postCall('claimContent', { id }, locale);
      if (!isLeft) setClaim({ id, until: reply.ok ? reply.data.until : null });
    };
    const renew = () => document.visibilityState === 'visible' && void hold();
    const leave = () => {
      const body = new Blob([JSON.stringify({ id })], { type: 'application/json' });
      navigator.sendBeacon(callAddress('releaseContent'), body);
    };
    void hold();
    const timer = setInterval(renew, RENEW_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, isWanted, locale]);

  /** Claims the submission even when another editor has claimed it. */
  const takeOver = async () => {
    if (id === null) return;
    const reply = await postCall('claimContent', { id, is_takeover: true }, locale);
    setClaim({ id, until: reply.ok ? reply.data.until : null });
    setRequested(id);
  };

  const ownClaim = isWanted && claim?.id === id ? claim : null;
  return {
    /** Whether the last attempt to claim it failed. */
    isRefused: ownClaim !== null && ownClaim.until === null,
    until: ownClaim?.until ?? null,
    hold: () => setRequested(id),
    letGo: () => setRequested(null),
    takeOver,
  };
}
