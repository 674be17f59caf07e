import { useRouter } from 'next/navigation';
import { useRef } from 'react';

/** A pointer that rests this long on a link means it; one that only passes does not. */
const INTENT_MS = 65;

/** Pages behind the gate: asked for without a session they lead elsewhere, and that answer must not be kept. */
const GATED = /^\/(?:zh-hant\/|en\/)?(?:my\/|desk(?:\/|$))/i;

export const isGatedAddress = (address: string) => GATED.test(address);

/** Fetches the page of a link when a reader is about to open it: handlers for the link. */
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
