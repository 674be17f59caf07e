import { isAnswered } from '@/lib/platform/calls/browser';

/** How often it is asked: the event that says the network is back may come before the page listens, or never. */
const ASK_MS = 3000;

/**
 * Asks an address of this site until it answers, every three seconds while the page is seen, and when the network is
 * back; then acts once.
 * @returns what ends the asking
 */
export function onceAnswered(address: string, act: () => void): () => void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.hidden) return;
    isAsking = true;
    if (await isAnswered(address)) act();
    else isAsking = false;
  };
  const listener = () => void ask();
  window.addEventListener('online', listener);
  const timer = setInterval(listener, ASK_MS);
  return () => {
    window.removeEventListener('online', listener);
    clearInterval(timer);
  };
}
