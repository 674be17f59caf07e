import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import { JoinView } from './join-view';
import { ViewTitle } from './view-title';

/**
 * Shown when the organiser revoked this phone. Scans that are not synced yet are kept until it joins the same event
 * again.
 */
export function RevokedView({ phone, state }: { phone: GatePhone; state: GateState }) {
  const t = useTranslations('gate.shut');
  const [isJoining, setIsJoining] = useState(false);
  const waiting = state.queue.length;
  if (isJoining) return <JoinView phone={phone} joining={state.joining} />;
  return (
    <div className="gate-plain">
      <ViewTitle>{t('title')}</ViewTitle>
      <p>{t('text')}</p>
      {waiting > 0 && <p className="gate-alarm">{t('waiting', { count: waiting })}</p>}
      <div className="gate-foot">
        <button type="button" className="gate-button gate-button-full" onClick={() => setIsJoining(true)}>
          {t('again')}
        </button>
        <button type="button" className="gate-button" onClick={() => void phone.leave()}>
          {t('forget')}
        </button>
      </div>
    </div>
  );
}
