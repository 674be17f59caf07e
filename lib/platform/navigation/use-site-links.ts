import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { INWARD_LINKS, isGatedAddress } from './inward';
import { savesData } from './saves-data';
import { useNavigate } from './use-navigate';

/**
 * Milliseconds a pointer must rest on a link before its page is fetched, so that merely passing over it has no effect.
 */
const INTENT_MS = 65;

/**
 * Opens links within the site without a full load, and fetches their pages when a reader is about to open them: at rest
 * on a link, for readers who save data only at the press. One listener handles all of them, after those of React: a press that a component handled itself is ignored.
 */
export function useSiteLinks(): void {
  const router = useRouter();
  const go = useNavigate();

  useEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal, passive: true };
    let under: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fetchPage = (link: HTMLAnchorElement | null) => {
      if (link && !isGatedAddress(link.pathname)) router.prefetch(addressOf(link));
    };
    const rest = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === under || savesData()) return;
      under = link;
      clearTimeout(timer);
      timer = setTimeout(fetchPage, INTENT_MS, link);
    };
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      go(addressOf(link));
    };

    window.addEventListener('mouseover', rest, options);
    window.addEventListener('pointerdown', (event) => fetchPage(linkOf(event)), options);
    window.addEventListener('click', open, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [router, go]);
}

/** The marked link an event happened in, when it leads to this site. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(INWARD_LINKS) : null;
  return link?.origin === location.origin ? link : null;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** Whether the press opens the link in another tab or window, or downloads it. */
function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  const isOther = link.target !== '' && link.target !== '_self';
  return isOther || link.hasAttribute('download') || metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
