import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import type { LogEntry, Roll } from '@/lib/tickets/gate/roll';
import { Counts } from './counts';
import { GateHead } from './gate-head';
import { RecentScans } from './recent-scans';
import { Viewfinder } from './viewfinder';

interface Props {
  state: GateState;
  roll: Roll;
  isStored: boolean | null;
  kind: 'entry' | 'exit';
  onKind: (kind: 'entry' | 'exit') => void;
  onText: (text: string) => boolean;
  onView: (view: 'search' | 'code') => void;
  onUndo: (entry: LogEntry) => void;
  /** Message for screen readers when an admission could not be undone. */
  alarm: string;
  /** Whether another view covers this one, which is then inert. */
  isCovered: boolean;
}

/** The scan view: camera, counts, the last scans, and the keys. */
export function ScanView({ state, roll, isStored, kind, onKind, onText, isCovered, ...props }: Props) {
  const t = useTranslations('gate');
  const [hasTorch, setHasTorch] = useState(false);
  const [isTorchOn, setIsTorchOn] = useState(false);
  const lastKey = useRef<HTMLElement | null>(null);

  // A view that covered this one has closed and its focus is lost, so the key pressed last gets the focus.
  useEffect(() => {
    if (!isCovered && document.activeElement === document.body)
      lastKey.current?.focus({ preventScroll: true });
  }, [isCovered]);

  return (
    <div
      className="gate-scan"
      data-offline={!state.isOnline || undefined}
      inert={isCovered}
      onFocus={({ target }) => {
        lastKey.current = target;
      }}
    >
      <span className="gate-thread" aria-hidden="true" />
      <GateHead state={state} roll={roll} />
      <Viewfinder onText={onText} isTorchOn={isTorchOn} onTorch={setHasTorch} />
      <div className="gate-body">
        <Counts state={state} roll={roll} />
        <RecentScans state={state} roll={roll} onUndo={props.onUndo} />
        <p role="status" className="gate-alarm">
          {props.alarm}
        </p>
        {isStored !== null && state.log.length === 0 && (
          <p className="gate-note">{t(isStored ? 'offlineReady' : 'offlineMissing')}</p>
        )}
        <div className="gate-keys">
          {hasTorch && (
            <button
              type="button"
              className="gate-key"
              aria-pressed={isTorchOn}
              onClick={() => setIsTorchOn(!isTorchOn)}
            >
              <Icon name="torch" size={20} />
              {t(isTorchOn ? 'keys.torchOff' : 'keys.torch')}
            </button>
          )}
          <button type="button" className="gate-key" onClick={() => props.onView('search')}>
            <Icon name="search" size={20} />
            {t('keys.name')}
          </button>
          <button type="button" className="gate-key" onClick={() => props.onView('code')}>
            <Icon name="keyboard" size={20} />
            {t('keys.code')}
          </button>
          {roll.list.allows_reentry && (
            <button
              type="button"
              className="gate-key"
              aria-pressed={kind === 'exit'}
              onClick={() => onKind(kind === 'exit' ? 'entry' : 'exit')}
            >
              <Icon name={kind === 'exit' ? 'arrow-right' : 'arrow-left'} size={20} />
              {t(kind === 'exit' ? 'keys.entry' : 'keys.exit')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
