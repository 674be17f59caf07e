import type { Locale } from '@/lib/platform/language/locales';
import { postProvider } from '@/lib/platform/calls/browser';
import { continueAfterLogin } from './pending-action';
import { PROVIDER_CHANNEL, type PopupOutcome } from './provider-popup';

export type ReturnOutcome =
  | { kind: 'done' }
  /** `refused` by the provider: what it says stands in the address, where anybody may write, and is not repeated. */
  | { kind: 'declined' | 'refused' | 'incomplete' }
  /** `reason` is the backend's, empty when nobody answered. */
  | { kind: 'failed'; reason: string };

/** How long a popup may take to close before it goes on as a page. */
const CLOSING_MS = 400;
/** A code is good for one try: asked once per document, however often the page is made. */
let asked: Promise<ReturnOutcome> | null = null;

/**
 * Ends a third-party sign-in with what stands in the address, tells the page that opened this one, and closes; without
 * such a page goes on by itself.
 */
export function returnFromProvider(locale: Locale, home: string): Promise<ReturnOutcome> {
  asked ??= end(locale, home);
  return asked;
}

async function end(locale: Locale, home: string): Promise<ReturnOutcome> {
  const search = new URLSearchParams(location.search);
  // The code is not left in the address for whoever looks at the history.
  history.replaceState(history.state, '', location.pathname);
  const outcome = await finish(search, locale);
  const channel = new BroadcastChannel(PROVIDER_CHANNEL);
  channel.postMessage(toOpener(outcome));
  channel.close();
  if (outcome.kind !== 'done') return outcome;
  window.close();
  setTimeout(() => continueAfterLogin(home), CLOSING_MS);
  return outcome;
}

/** What this page says itself needs no second saying there. */
function toOpener(outcome: ReturnOutcome): PopupOutcome {
  return outcome.kind === 'done' || outcome.kind === 'failed' ? outcome : { kind: 'dropped' };
}

async function finish(search: URLSearchParams, locale: Locale): Promise<ReturnOutcome> {
  const error = search.get('error');
  if (error === 'access_denied') return { kind: 'declined' };
  if (error) return { kind: 'refused' };
  const code = search.get('code');
  const state = search.get('state');
  if (!code || !state) return { kind: 'incomplete' };
  const reply = await postProvider({ code, state }, locale);
  return reply.ok ? { kind: 'done' } : { kind: 'failed', reason: reply.message };
}
