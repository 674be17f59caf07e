'use client';

import { useEffect, useState } from 'react';
import { type AlertState, readAlertState, turnAlertsOff, turnAlertsOn } from '@/lib/alerts/alerts';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  locale: Locale;
  labels: { off: string; on: string; denied: string; failed: string };
}

/**
 * Turns notifications of key news on and off. Its space stays empty until it is known whether the browser supports
 * them.
 */
export function NewsAlerts({ locale, labels }: Props) {
  const [state, setState] = useState<AlertState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => {
    readAlertState().then(setState, () => setState('unsupported'));
  }, []);

  const press = async () => {
    setBusy(true);
    setNote('');
    try {
      const next = state === 'on' ? await turnAlertsOff(locale) : await turnAlertsOn(locale);
      setState(next);
      if (next === 'denied') setNote(labels.denied);
    } catch {
      setNote(labels.failed);
    }
    setBusy(false);
  };
  const isUsable = state !== null && state !== 'unsupported';

  return (
    <p className="type-meta no-print flex min-h-11 flex-wrap items-center gap-x-4">
      {isUsable && (
        <button
          type="button"
          aria-pressed={state === 'on'}
          disabled={isBusy}
          onClick={() => void press()}
          className="min-h-11 underline underline-offset-3 hover:text-ink"
        >
          {state === 'on' ? labels.on : labels.off}
        </button>
      )}
      <span role="status">{note}</span>
    </p>
  );
}
