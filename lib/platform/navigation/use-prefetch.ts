import { useRouter } from 'next/navigation';
import { useRef } from 'react';

/** Milliseconds a pointer rests on a link before its page is fetched, so that passing over it does nothing. */
const INTENT_MS = 65;

/** Pages that need a session: without one they redirect, and that redirect must not be cached. */
const GATED = /^\/(?:zh-hant\/|en\/)?(?:my\/|desk(?:\/|$))/i;

export const isGatedAddress = (address: string) => GATED.test(address);

/** Event handlers for a link that fetch its page when a reader is about to open it. */
export function usePrefetch(address: string) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const fetchPage = () => {
    if (address.startsWith('/') && !isGatedAddress(address)) router.prefetch(address);
  };
  const stop = () => clearTimeout(timer.current);
  return {
    onMouseEnter: () => {
      timer.current = setTimeout(fetchPage, INTENT_MS);
    },
    onMouseLeave: stop,
    onPointerDown: fetchPage,
  };
}
