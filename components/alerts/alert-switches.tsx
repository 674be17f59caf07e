'use client';

import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { AlertState } from '@/lib/alerts/alerts';
import type { Locale } from '@/lib/platform/language/locales';

/** Loaded after the page, so that it does not delay reading. */
const loadAlerts = () => import('@/lib/alerts/alerts');

interface Props {
  locale: Locale;
  /** What all choices are about; without it the label of each choice says so itself. */
  lead?: string;
  choices: readonly AlertChoice[];
  labels: { denied: string; failed: string };
}

interface AlertChoice {
  /** The topic as the contract names it: `news`, `events`, `region:hk`, `organiser:7`, `event:101`. */
  topic: string;
  off: string;
  on: string;
}

/**
 * Turns notifications of topics on and off. Empty space is reserved until it is known whether the browser supports
 * them.
 */
export function AlertSwitches({ locale, lead, choices, labels }: Props) {
  const [state, setState] = useState<AlertState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => {
    loadAlerts()
      .then(({ readAlertState }) => readAlertState(locale))
      .then(setState, () => setState('unsupported'));
  }, [locale]);
  const isOn = (topic: string) => typeof state === 'object' && state !== null && state.includes(topic);

  const press = async (topic: string) => {
    setBusy(true);
    setNote('');
    try {
      const { turnAlertOff, turnAlertOn } = await loadAlerts();
      const next = isOn(topic) ? await turnAlertOff(topic, locale) : await turnAlertOn(topic, locale);
      setState(next);
      if (next === 'denied') setNote(labels.denied);
    } catch {
      setNote(labels.failed);
    }
    setBusy(false);
  };
  const isUsable = state !== null && state !== 'unsupported';

  return (
    <div
      role={lead === undefined ? undefined : 'group'}
      aria-label={lead}
      className="type-meta no-print flex min-h-11 flex-wrap items-center gap-x-4"
    >
      {isUsable && lead !== undefined && <span aria-hidden="true">{lead}</span>}
      {isUsable &&
        choices.map(({ topic, off, on }) => (
          <ActionButton
            key={topic}
            type="button"
            aria-pressed={isOn(topic)}
            disabled={isBusy}
            onClick={() => void press(topic)}
            className="min-h-11 underline underline-offset-3 hover:text-ink aria-pressed:font-bold aria-pressed:text-ink"
          >
            {isOn(topic) ? on : off}
          </ActionButton>
        ))}
      <span role="status">{note}</span>
    </div>
  );
}
