'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { keepForOffline } from '@/lib/tickets/gate/offline';
import { JoinView } from './join-view';
import { MergedView } from './merged-view';
import { Scanner } from './scanner';
import { ShutView } from './shut-view';
import { useGate } from './use-gate';

/** A phone at the gate: joins a list, scans, and says what happened while it was alone. */
export function Gate() {
  const t = useTranslations('gate');
  const { phone, state } = useGate();
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const { phase, roll, report } = state;

  // Once the list is here: everything the page is made of has been loaded by then.
  useEffect(() => {
    if (phase === 'open') void keepForOffline().then(setIsKept);
  }, [phase]);

  if (phase === 'starting') return <p role="status">{t('starting')}</p>;
  if (phase === 'shut') return <ShutView phone={phone} state={state} />;
  if (phase === 'unjoined' || !roll) return <JoinView phone={phone} joining={state.joining} />;
  if (report) return <MergedView report={report} roll={roll} onClose={() => phone.closeReport()} />;
  return <Scanner phone={phone} state={state} roll={roll} isKept={isKept} />;
}
