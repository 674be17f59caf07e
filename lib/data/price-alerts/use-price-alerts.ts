import { useEffect, useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';

export type PriceAlert = CallOutput<'priceAlerts'>['list'][number];

/** Why a price alert was not set; null when it was. */
export type AlertRefusal = 'passed' | 'denied' | 'unsupported' | 'failed' | null;

const loadAlerts = () => import('@/lib/alerts/alerts');

interface PriceAlerts {
  list: readonly PriceAlert[];
  isBusy: boolean;
  add: (alert: CallInput<'addPriceAlert'>) => Promise<AlertRefusal>;
  remove: (id: number) => Promise<void>;
}

/** The signed-in member's price alerts. This browser is notified of those that are set in it. */
export function usePriceAlerts(locale: Locale): PriceAlerts {
  const [list, setList] = useState<readonly PriceAlert[]>([]);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void readAlerts(locale).then(setList);
  }, [locale]);

  async function set(alert: CallInput<'addPriceAlert'>): Promise<AlertRefusal> {
    const { readAlertState, turnAlertOn } = await loadAlerts();
    const before = await readAlertState(locale);
    if (before === 'unsupported' || before === 'denied') return before;
    const added = await postCall('addPriceAlert', alert, locale);
    if (!added.ok) return 'level' in added.fields ? 'passed' : 'failed';
    const { id } = added.data;
    const state = await turnAlertOn(`price:${id}`, locale).catch(() => 'failed' as const);
    if (Array.isArray(state) && state.includes(`price:${id}`)) return null;
    await postCall('removePriceAlert', { id }, locale);
    return state === 'unsupported' || state === 'failed' ? state : 'denied';
  }

  return {
    list,
    isBusy,
    add: async (alert) => {
      setBusy(true);
      const refusal = await set(alert).catch(() => 'failed' as const);
      setList(await readAlerts(locale));
      setBusy(false);
      return refusal;
    },
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

/** The alerts of the member; none when the backend does not answer. */
async function readAlerts(locale: Locale): Promise<readonly PriceAlert[]> {
  const reply = await postCall('priceAlerts', {}, locale);
  return reply.ok ? reply.data.list : [];
}
