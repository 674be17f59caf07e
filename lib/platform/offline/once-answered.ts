import { isAnswered } from '@/lib/platform/calls/browser';

/** The interval of the requests: the browser's `online` event may come before the page listens for it, or never. */
const REQUEST_MS = 3000;

/**
 * Requests an address of this site every three seconds while the page is visible, and when the network is back, until
 * it answers; then calls `act` once.
 * @returns a function that stops the requests
 */
export function onceAnswered(address: string, act: () => void): () => void {
  let isAsking = false;
  const request = async () => {
    if (isAsking || document.hidden) return;
    isAsking = true;
    if (await isAnswered(address)) act();
    else isAsking = false;
  };
  const listener = () => void request();
  window.addEventListener('online', listener);
  const timer = setInterval(listener, REQUEST_MS);
  return () => {
    window.removeEventListener('online', listener);
    clearInterval(timer);
  };
}
