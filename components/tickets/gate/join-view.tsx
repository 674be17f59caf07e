import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import { joinKeyOf } from '@/lib/tickets/gate/join-key';
import { ViewTitle } from './view-title';
import { Viewfinder } from './viewfinder';

/** How a phone joins: by the link in the organiser's QR code, by scanning that code here, or by pasting it. */
export function JoinView({ phone, joining }: { phone: GatePhone; joining: GateState['joining'] }) {
  const t = useTranslations('gate.join');
  const [isScanning, setIsScanning] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const isJoining = joining === 'waiting';
  const isRefused = isWrong || joining === 'unknown';
  const hasMessage = isRefused || joining === 'unanswered';
  const join = (key: string) => {
    setIsScanning(false);
    setIsWrong(false);
    void phone.join(key);
  };
  const words = isWrong ? t('unknown') : isJoining ? t('joining') : joining === 'idle' ? '' : t(joining);

  return (
    <div className="gate-plain">
      <ViewTitle>{t('title')}</ViewTitle>
      <p>{t('lead')}</p>
      {isScanning && (
        <Viewfinder
          onText={(text) => {
            const key = joinKeyOf(text);
            if (key !== null) join(key);
            return true;
          }}
        />
      )}
      <ActionButton
        type="button"
        className="gate-button gate-button-full"
        onClick={() => setIsScanning(!isScanning)}
        disabled={isJoining}
      >
        {isScanning ? t('stopScan') : t('scan')}
      </ActionButton>
      <form
        className="gate-form"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('code');
          const key = typeof typed === 'string' ? joinKeyOf(typed) : null;
          if (key !== null) return join(key);
          setIsWrong(true);
          field.current?.focus();
        }}
      >
        <label htmlFor="gate-join-code">{t('code')}</label>
        <div className="gate-line">
          <input
            ref={field}
            id="gate-join-code"
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isRefused || undefined}
            aria-describedby={hasMessage ? messageId : undefined}
          />
          <ActionButton type="submit" className="gate-button" disabled={isJoining}>
            {t('submit')}
          </ActionButton>
        </div>
      </form>
      <p id={messageId} role="status" className={isJoining ? '' : 'gate-alarm'}>
        {words}
      </p>
    </div>
  );
}
