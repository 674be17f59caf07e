import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { postCall } from '@/lib/platform/calls/post-call';
import { proxyOf } from '@/lib/platform/calls/proxies/proxy-of';

/** Well within the 15 minutes a claim lasts. */
const RENEW_MS = 4 * 60_000;

interface Claim {
  id: number;
  /** Wire time until which it is held; null when the call failed, as when somebody else holds it. */
  until: string | null;
}

/**
 * The claim on the open piece. Reading claims nothing: it begins when the editor asks for it or changes something, is renewed
 * while the page is visible, and ends when the piece is left or let go.
 * @param isChanging whether the editor has begun a decision that takes words
 */
export function useClaim(id: number | null, isChanging: boolean) {
  const locale = useLocale();
  const [asked, setAsked] = useState<number | null>(null);
  const [claim, setClaim] = useState<Claim | null>(null);
  const isWanted = id !== null && (isChanging || asked === id);

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
      navigator.sendBeacon(proxyOf('releaseContent'), body);
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

  /** Claims the piece even when somebody else holds it. */
  const takeOver = async () => {
    if (id === null) return;
    const reply = await postCall('claimContent', { id, is_takeover: true }, locale);
    setClaim({ id, until: reply.ok ? reply.data.until : null });
    setAsked(id);
  };

  const own = isWanted && claim?.id === id ? claim : null;
  return {
    /** Whether the last try to claim it failed. */
    isRefused: own !== null && own.until === null,
    until: own?.until ?? null,
    hold: () => setAsked(id),
    letGo: () => setAsked(null),
    takeOver,
  };
}
