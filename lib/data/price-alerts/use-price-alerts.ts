import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { useCall } from '@/lib/accounts/use-call';
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
  const { data, mutate } = useCall('priceAlerts', {});
  const [isBusy, setBusy] = useState(false);

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
    list: data?.list ?? [],
    isBusy,
    add: async (alert) => {
      setBusy(true);
      const refusal = await set(alert).catch(() => 'failed' as const);
      await mutate();
      setBusy(false);
      return refusal;
    },
    remove: async (id) => {
      setBusy(true);
      await postCall('removePriceAlert', { id }, locale);
      const { turnAlertOff } = await loadAlerts();
      await turnAlertOff(`price:${id}`, locale).catch(() => []);
      await mutate();
      setBusy(false);
    },
  };
}
