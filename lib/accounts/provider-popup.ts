import type { Provider } from '@/backend/contract/accounts/user';
import type { Locale } from '@/lib/platform/language/locales';
import { postCall } from '@/lib/platform/calls/browser';

/** How the page of /third tells the page that opened it. */
export const PROVIDER_CHANNEL = 'lx_provider';
const AUTH_URL_CALLS = { google: 'googleAuthUrl', twitter: 'twitterAuthUrl' } as const;
const SIZE = 'popup,width=520,height=680';

export type PopupOutcome =
  | { kind: 'done' }
  /** `reason` in the reader's language; empty when nobody answered. */
  | { kind: 'failed'; reason: string }
  /** Nothing came of it and nothing is to be said: the reader declined, began anew, or the page itself went. */
  | { kind: 'dropped' };

const DROPPED: PopupOutcome = { kind: 'dropped' };

/** Of the try before this one: only the last is waited for. */
let endEarlier: () => void = () => undefined;

/**
 * Opens a provider's sign-in in a popup and waits for /third. Where popups are not to be had, the whole page goes.
 * A popup the reader closes is simply never heard of: providers that shut themselves off from their opener look closed
 * from the first moment on, so nobody asks.
 */
export async function signInWith(provider: Provider, locale: Locale): Promise<PopupOutcome> {
  endEarlier();
  // Opened at once, while the click still counts as the reader's wish.
  const popup = window.open('about:blank', 'lx-sign-in', SIZE);
  const reply = await postCall(AUTH_URL_CALLS[provider], { locale }, locale);
  if (!reply.ok) {
    popup?.close();
    return { kind: 'failed', reason: reply.message };
  }
  if (!popup) {
    location.assign(reply.data.url);
    return DROPPED;
  }
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(PROVIDER_CHANNEL);
    const end = (outcome: PopupOutcome) => {
      channel.close();
      resolve(outcome);
    };
    endEarlier = () => end(DROPPED);
    channel.onmessage = ({ data }: MessageEvent<PopupOutcome>) => end(data);
    popup.location.replace(reply.data.url);
  });
}
