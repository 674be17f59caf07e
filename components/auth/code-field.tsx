'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { noteSent, useResendSeconds } from '@/lib/account/resend';
import type { CodeRequest } from './use-code';

const CODE_LENGTH = 6;

type Props = CodeRequest['field'] & { error?: string | null };

/** Six digits, and the button that has them sent: after a success it counts down (spec §4). */
export function CodeField({ countdown, canSend, onSend, value, onValue, error }: Props) {
  const t = useTranslations('login');
  const [seconds, recount] = useResendSeconds(countdown);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    const sent = await onSend();
    setBusy(false);
    setSent(sent !== null);
    if (sent) noteSent(countdown, sent.resend_after);
    recount();
  };

  return (
    <Field
      label={t('code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={CODE_LENGTH}
      required
      value={value}
      onValue={(text) => onValue(text.replace(/\D/g, ''))}
      error={error}
      hint={isSent && seconds > 0 ? t('codeSent') : t('codeHint')}
      end={
        <button
          type="button"
          disabled={!canSend || isBusy || seconds > 0}
          onClick={send}
          className="field-action"
          aria-live="polite"
        >
          {seconds > 0 ? t('resendIn', { seconds }) : t('sendCode')}
        </button>
      }
    />
  );
}
