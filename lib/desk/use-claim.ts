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

/** Claims the open piece, renews the claim while the page is visible, and releases it when the piece is left. */
export function useClaim(id: number | null) {
  const locale = useLocale();
  const [claim, setClaim] = useState<Claim | null>(null);

  useEffect(() => {
    if (id === null) return;
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
  }, [id, locale]);

  /** Claims the piece even when somebody else holds it. */
  const takeOver = async () => {
    if (id === null) return;
    const reply = await postCall('claimContent', { id, is_takeover: true }, locale);
    setClaim({ id, until: reply.ok ? reply.data.until : null });
  };

  const own = claim?.id === id ? claim : null;
  return { isAsked: own !== null, until: own?.until ?? null, takeOver };
}
