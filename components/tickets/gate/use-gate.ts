import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from 'next-intl';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateReply, GateState } from '@/lib/tickets/gate/gate-state';
import { joinKeyOf } from '@/lib/tickets/gate/join-key';
import { browserStore } from '@/lib/tickets/gate/store';

/** Interval of syncing the list, and the time after which a call counts as unanswered; in ms. */
const SYNC_EVERY_MS = 10_000;
const PATIENCE_MS = 8000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** This phone at the gate and its state. It starts on mount, syncs regularly, and at once when the network changes. */
export function useGate(): { phone: GatePhone; state: GateState } {
  const locale = useLocale();
  const [phone] = useState(() => makePhone(locale));
  const state = useSyncExternalStore(
    phone.onChange,
    () => phone.state,
    () => phone.state,
  );
  useEffect(() => {
    const started = phone.start();
    const join = () => {
      const key = joinKeyOf(location.hash);
      if (key === null) return;
      // A key works once, so it is removed from the address.
      history.replaceState(null, '', location.pathname);
      void started.then(() => phone.join(key));
    };
    join();
    const sync = () => void (phone.state.phase === 'open' && phone.sync());
    const timer = setInterval(sync, SYNC_EVERY_MS);
    // A link to join that is opened in a tab with the gate loads no other document.
    window.addEventListener('hashchange', join);
    // Only a sync shows whether the backend can be reached, so both events start one.
    window.addEventListener('online', sync);
    window.addEventListener('offline', sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener('hashchange', join);
      window.removeEventListener('online', sync);
      window.removeEventListener('offline', sync);
    };
  }, [phone]);
  return { phone, state };
}

function makePhone(locale: Locale): GatePhone {
  return new GatePhone({
    store: browserStore,
    locale,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    wait,
    calls: {
      join: (input) => inTime(postCall('joinGate', input, locale)),
      sync: (input) => inTime(postCall('syncGate', input, locale)),
      undo: (input) => inTime(postCall('undoScan', input, locale)),
    },
  });
}

/**
 * Treats a call without an answer in time as unanswered. The backend may still receive it; sending a call twice is
 * safe.
 */
async function inTime<Data>(requested: Promise<Reply<Data>>): Promise<GateReply<Data>> {
  const reply = await Promise.race([requested, wait(PATIENCE_MS).then(() => null)]);
  if (reply?.ok) return reply;
  return {
    ok: false,
    isUnanswered: !reply || isUnanswered(reply) || reply.code >= 500,
    key: reply?.key ?? null,
  };
}
