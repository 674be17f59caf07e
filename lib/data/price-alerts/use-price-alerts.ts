import { useEffect, useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';

export type PriceAlert = CallOutput<'priceAlerts'>['list'][number];

/** Why a price alert was not set; null when it was. */
export type AlertRefusal = 'passed' | 'tooMany' | 'denied' | 'unsupported' | 'failed' | null;

const loadAlerts = () => import('@/lib/alerts/alerts');

interface PriceAlerts {
  list: readonly PriceAlert[];
  isBusy: boolean;
  add: (alert: CallInput<'addPriceAlert'>) => Promise<AlertRefusal>;
  remove: (id: number) => Promise<void>;
  /** Lets this browser wait for an alert that no browser waits for any more. */
  receive: (id: number) => Promise<AlertRefusal>;
}

/** The signed-in member's price alerts. This browser is notified of those that are set in it. */
export function usePriceAlerts(locale: Locale): PriceAlerts {
  const [list, setList] = useState<readonly PriceAlert[]>([]);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void readAlerts(locale).then(async (alerts) => {
      setList(alerts);
      if (await receiveAgain(alerts, locale)) setList(await readAlerts(locale));
    });
  }, [locale]);

  async function set(alert: CallInput<'addPriceAlert'>): Promise<AlertRefusal> {
    const { readAlertState } = await loadAlerts();
    const before = await readAlertState(locale);
    if (before === 'unsupported' || before === 'denied') return before;
    const added = await postCall('addPriceAlert', alert, locale);
    if (!added.ok) return 'key' in added.fields ? 'tooMany' : 'level' in added.fields ? 'passed' : 'failed';
    const { id } = added.data;
    const refusal = await receive(id, locale);
    if (refusal) await postCall('removePriceAlert', { id }, locale);
    return refusal;
  }

  async function during(work: () => Promise<AlertRefusal>): Promise<AlertRefusal> {
    setBusy(true);
    const refusal = await work().catch(() => 'failed' as const);
    setList(await readAlerts(locale));
    setBusy(false);
    return refusal;
  }

  return {
    list,
    isBusy,
    add: (alert) => during(() => set(alert)),
    receive: (id) => during(() => receive(id, locale)),
    remove: async (id) => {
      setBusy(true);
      await postCall('removePriceAlert', { id }, locale);
      const { turnAlertOff } = await loadAlerts();
      await turnAlertOff(`price:${id}`, locale).catch(() => []);
      setList(await readAlerts(locale));
      setBusy(false);
    },
  };
}

/** Subscribes this browser to an alert; it asks for the permission where it has to. */
async function receive(id: number, locale: Locale): Promise<AlertRefusal> {
  const { turnAlertOn } = await loadAlerts();
  const state = await turnAlertOn(`price:${id}`, locale).catch(() => 'failed' as const);
  if (Array.isArray(state) && state.includes(`price:${id}`)) return null;
  return state === 'unsupported' || state === 'failed' ? state : 'denied';
}

/**
 * Subscribes a browser that allows notifications to the alerts no browser waits for any more, as after a new login.
 * @returns whether there were any
 */
async function receiveAgain(alerts: readonly PriceAlert[], locale: Locale): Promise<boolean> {
  const waiting = alerts.filter(({ fired_time, has_browser }) => fired_time === '' && !has_browser);
  if (waiting.length === 0 || !('Notification' in window) || Notification.permission !== 'granted')
    return false;
  for (const { id } of waiting) await receive(id, locale);
  return true;
}

/** The alerts of the member; none when the backend does not answer. */
async function readAlerts(locale: Locale): Promise<readonly PriceAlert[]> {
  const reply = await postCall('priceAlerts', {}, locale);
  return reply.ok ? reply.data.list : [];
}
