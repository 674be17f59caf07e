'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { storePageOffline } from '@/lib/platform/offline/store-page';
import { GATE_CACHE, GATE_WORKER } from '@/lib/tickets/gate/offline';
import { JoinView } from './join-view';
import { MergedView } from './merged-view';
import { Scanner } from './scanner';
import { RevokedView } from './revoked-view';
import { useGate } from './use-gate';

/** A phone at the gate: joins a list, scans, and after being offline reports how its scans were merged. */
export function Gate() {
  const t = useTranslations('gate');
  const { phone, state } = useGate();
  const [isStored, setIsStored] = useState<boolean | null>(null);
  const { phase, roll, report } = state;

  // The page is stored only now, because everything it needs has been loaded once the list is there.
  useEffect(() => {
    if (phase !== 'open') return;
    const { pathname: scope } = location;
    void storePageOffline({ worker: GATE_WORKER, cache: GATE_CACHE, scope }).then(setIsStored);
  }, [phase]);

  if (phase === 'starting')
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <p role="status">{t('starting')}</p>
      </>
    );
  if (phase === 'shut') return <RevokedView phone={phone} state={state} />;
  if (phase === 'unjoined' || !roll) return <JoinView phone={phone} joining={state.joining} />;
  if (report) return <MergedView report={report} roll={roll} onClose={() => phone.closeReport()} />;
  return <Scanner phone={phone} state={state} roll={roll} isStored={isStored} />;
}
