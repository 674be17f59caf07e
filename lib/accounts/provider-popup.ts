import type { Provider } from '@/backend/contract/accounts/user';
import type { Locale } from '@/lib/platform/language/locales';
import { postCall } from '@/lib/platform/calls/post-call';

/** The BroadcastChannel on which /third reports the outcome to the page that opened it. */
export const PROVIDER_CHANNEL = 'lx_provider';
const AUTH_URL_CALLS = { google: 'googleAuthUrl', twitter: 'twitterAuthUrl' } as const;
const SIZE = 'popup,width=520,height=680';

export type PopupOutcome =
  | { kind: 'done' }
  /** `reason` in the reader's language; empty without an answer. */
  | { kind: 'failed'; reason: string }
  /** No message is shown: the reader declined or tried again, /third shows the reason, or the whole page is left. */
  | { kind: 'dropped' };

const DROPPED: PopupOutcome = { kind: 'dropped' };

/** Ends the earlier attempt: only the last one is waited for. */
let endEarlier: () => void = () => undefined;

/**
 * Opens a provider's sign-in in a popup and waits for /third. Where popups are blocked, the whole page goes there.
 * When the reader closes the popup, the promise stays pending until the next attempt: `popup.closed` cannot be used,
 * since it is true from the start for providers that isolate themselves from their opener.
 */
export async function signInWith(provider: Provider, locale: Locale): Promise<PopupOutcome> {
  endEarlier();
  // Opened before the call: browsers block a popup that does not open right at the click.
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
