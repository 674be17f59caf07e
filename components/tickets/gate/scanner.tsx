import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UserText } from '@/components/ui/words/user-text';
import type { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateState, Verdict } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';
import { allowSound, signal } from '@/lib/tickets/gate/signals';
import { Admitted } from './admitted';
import { CodeView } from './code-view';
import { RefusalScreen } from './refusal-screen';
import { ScanView } from './scan-view';
import { SearchView } from './search-view';
import { SpokenVerdict } from './spoken-verdict';
import { useScreenWakeLock } from './use-screen-wake-lock';
import { ViewTitle } from './view-title';

interface Props {
  phone: GatePhone;
  state: GateState;
  roll: Roll;
  isStored: boolean | null;
}

/** Minimum time a verdict is shown, and the time after which a refusal closes by itself; in ms. */
const MIN_INTERVAL_MS = 700;
const REFUSAL_MS = 6000;

/** Scanning and its verdicts. The camera keeps running under a verdict, so that the next code replaces it. */
export function Scanner({ phone, state, roll, isStored }: Props) {
  const t = useTranslations('gate');
  const [view, setView] = useState<'scan' | 'search' | 'code'>('scan');
  const [kind, setKind] = useState<'entry' | 'exit'>('entry');
  const [verdict, setVerdict] = useState<(Verdict & { isTyped: boolean; shownAt: number }) | null>(null);
  /** Whether a scan waits for its verdict: a second touch must not make it a second entry. */
  const isBusy = useRef(false);
  const [isForcing, setIsForcing] = useState(false);
  /** Whether the keyboard focus is in the refusal, which then does not close by itself. */
  const [isReached, setIsReached] = useState(false);
  /** The result of undoing an admission. */
  const [undo, setUndo] = useState({ isDone: false, text: '' });
  useScreenWakeLock();

  const scan = async (text: string, options: { isTyped?: boolean; reason?: string } = {}) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUndo({ isDone: false, text: '' });
    const scanVerdict = await phone.scan(text, { kind, ...options }).finally(() => {
      isBusy.current = false;
    });
    if (!scanVerdict) return;
    signal(isYes(scanVerdict) ? 'yes' : 'no');
    setIsReached(false);
    setVerdict({ ...scanVerdict, isTyped: options.isTyped ?? false, shownAt: performance.now() });
    setView('scan');
  };
  const take = (text: string): boolean => {
    if (isBusy.current || view !== 'scan' || isForcing) return false;
    if (verdict && performance.now() - verdict.shownAt < MIN_INTERVAL_MS) return false;
    void scan(text);
    return true;
  };
  const takeBack = async (scanId: string, name: string) => {
    const isDone = await phone.undo(scanId);
    setUndo({ isDone, text: isDone ? t('undoneName', { name }) : t('undoLate') });
  };
  const next = useEffectEvent(() => setVerdict(null));

  // The focus may be outside the verdict, so the listener is on the page.
  useEffect(() => {
    if (!verdict || isForcing) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && next();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [verdict, isForcing]);

  useEffect(() => {
    if (!verdict || isYes(verdict) || isForcing || isReached) return;
    const timer = setTimeout(next, REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [verdict, isForcing, isReached]);

  return (
    <div className="gate-frame" onPointerDown={allowSound}>
      <ViewTitle className="sr-only">{t('title')}</ViewTitle>
      {/* Texts for screen readers: on the screen the verdict's word is not first. A verdict must not cover them. */}
      <p role="status" className="sr-only">
        {t(state.isOnline ? 'online' : 'offline.title')}
      </p>
      <p role="status" className="sr-only">
        <UserText text={undo.isDone ? undo.text : ''} />
      </p>
      <p role="alert" className="sr-only">
        {verdict && <SpokenVerdict verdict={verdict} roll={roll} />}
      </p>
      <ScanView
        state={state}
        roll={roll}
        isStored={isStored}
        kind={kind}
        onKind={setKind}
        onText={take}
        onView={setView}
        onUndo={({ id, name, code }) => void takeBack(id, name || code)}
        alarm={undo.isDone ? '' : undo.text}
        isCovered={verdict !== null || view !== 'scan'}
      />
      {view === 'search' && (
        <SearchView
          roll={roll}
          queue={state.queue}
          kind={kind}
          onPick={(code) => void scan(code, { isTyped: true })}
          onClose={() => setView('scan')}
        />
      )}
      {view === 'code' && (
        <CodeView onCode={(code) => void scan(code, { isTyped: true })} onClose={() => setView('scan')} />
      )}
      <div>
        {verdict && isYes(verdict) && view === 'scan' && (
          <Admitted
            verdict={verdict}
            roll={roll}
            state={state}
            onUndo={() => {
              void takeBack(verdict.scanId, verdict.ticket?.name || verdict.code);
              setVerdict(null);
            }}
            onNext={() => setVerdict(null)}
          />
        )}
        {verdict && !isYes(verdict) && view === 'scan' && (
          <RefusalScreen
            verdict={verdict}
            roll={roll}
            onNext={() => setVerdict(null)}
            onForcing={setIsForcing}
            onReached={() => setIsReached(true)}
            onForce={(reason) => {
              setIsForcing(false);
              void scan(verdict.code, { isTyped: true, reason });
            }}
          />
        )}
      </div>
    </div>
  );
}

const isYes = ({ result }: Verdict) => result === 'admitted' || result === 'left';
