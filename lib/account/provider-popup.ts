import type { Provider } from '@/backend/contract/user';
import type { Locale } from '../i18n/locales';
import { postCall } from '../backend/browser';

/** How the page of /third tells the page that opened it. */
export const PROVIDER_CHANNEL = 'lx_provider';
const AUTH_URL_CALLS = { google: 'googleAuthUrl', twitter: 'twitterAuthUrl' } as const;
const SIZE = 'popup,width=520,height=680';
const LOOK_EVERY_MS = 500;

/**
 * Opens a provider's sign-in in a popup and waits for /third. Where popups are not to be had, the whole page goes.
 * @returns `closed` when the reader closed it
 */
export async function signInWith(provider: Provider, locale: Locale): Promise<'done' | 'closed' | 'failed'> {
  // Opened at once, while the click still counts as the reader's wish.
  const popup = window.open('about:blank', 'lx-sign-in', SIZE);
  const reply = await postCall('auth', AUTH_URL_CALLS[provider], { locale }, locale);
  if (!reply.ok) {
    popup?.close();
    return 'failed';
  }
  if (!popup) {
    location.assign(reply.data.url);
    return 'closed';
  }
  popup.location.replace(reply.data.url);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(PROVIDER_CHANNEL);
    const end = (outcome: 'done' | 'closed' | 'failed') => {
      clearInterval(watch);
      channel.close();
      resolve(outcome);
    };
    channel.onmessage = ({ data }) => end(data === 'done' ? 'done' : 'failed');
    const watch = setInterval(() => popup.closed && end('closed'), LOOK_EVERY_MS);
  });
}
