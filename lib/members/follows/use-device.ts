import { useEffect, useState } from 'react';
import type { AlertState } from '@/lib/alerts/alerts';
import type { Locale } from '@/lib/platform/language/locales';

/** Loaded only here, because few members have notifications. */
const loadAlerts = () => import('@/lib/alerts/alerts');

/** Whether this browser is notified of topics; null until it is known. */
export function useDevice(locale: Locale) {
  const [state, setState] = useState<AlertState | null>(null);
  useEffect(() => {
    loadAlerts()
      .then(({ readAlertState }) => readAlertState(locale))
      .then(setState, () => setState('unsupported'));
  }, [locale]);

  /** Turns notifications of a topic on or off. @throws Error when the browser or the backend refuses */
  const turn = async (topic: string, isOn: boolean): Promise<AlertState> => {
    const { turnAlertOff, turnAlertOn } = await loadAlerts();
    const next = isOn ? await turnAlertOn(topic, locale) : await turnAlertOff(topic, locale);
    setState(next);
    return next;
  };

  return {
    state,
    turn,
    isOn: (topic: string) => typeof state === 'object' && state !== null && state.includes(topic),
  };
}
