import type { Locale } from '@/lib/platform/language/locales';
import { postProvider } from '@/lib/platform/calls/browser';
import { continueAfterLogin } from './pending-action';
import { PROVIDER_CHANNEL, type PopupOutcome } from './provider-popup';

export type ReturnOutcome =
  | { kind: 'done' }
  /** `refused`: by the provider. Its message is in the address, which anybody can write, so it is not shown. */
  | { kind: 'declined' | 'refused' | 'incomplete' }
  /** `reason` is the backend's message, empty without an answer. */
  | { kind: 'failed'; reason: string };

/** Milliseconds a popup has to close before it goes on as a page. */
const CLOSING_MS = 400;
/** A code can be used once, so this is done once per document, however often the page renders. */
let asked: Promise<ReturnOutcome> | null = null;

/**
 * Ends a third-party sign-in with the code in the address and tells the page that opened this one. When it succeeded
 * the window closes, or goes on to the wanted page or `home` if it is no popup. Otherwise it stays, to show the
 * outcome.
 */
export function returnFromProvider(locale: Locale, home: string): Promise<ReturnOutcome> {
  asked ??= end(locale, home);
  return asked;
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

/** What /third shows itself is not shown again by the page that opened it. */
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
