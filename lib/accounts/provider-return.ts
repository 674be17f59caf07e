import type { Locale } from '@/lib/platform/language/locales';
import { postProvider } from '@/lib/platform/calls/browser';
import { continueAfterLogin } from './pending-action';
import { PROVIDER_CHANNEL, type PopupOutcome } from './provider-popup';

export type ReturnOutcome =
  | { kind: 'done' }
  /** `refused`: the provider refused. Its message is in the address, which anybody can write, so it is not shown. */
  | { kind: 'declined' | 'refused' | 'incomplete' }
  /** `reason` is the backend's message, empty without an answer. */
  | { kind: 'failed'; reason: string };

/** Milliseconds in which a popup has to close; after that it continues as an ordinary page. */
const CLOSING_MS = 400;
/** A code can be used only once, so it is sent once per document, however often the page renders. */
let requested: Promise<ReturnOutcome> | null = null;

/**
 * Completes a third-party sign-in with the code in the address and reports the outcome to the page that opened this
 * one. After a success the window closes; if it is no popup, it goes to the page the reader wanted, or to `home`. After
 * a failure it stays open and shows the reason.
 */
export function returnFromProvider(locale: Locale, home: string): Promise<ReturnOutcome> {
  requested ??= end(locale, home);
  return requested;
}

async function end(locale: Locale, home: string): Promise<ReturnOutcome> {
  const search = new URLSearchParams(location.search);
  // The code must not stay in the browser's history.
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

/** The page that opened the popup does not repeat a message that /third shows itself. */
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
