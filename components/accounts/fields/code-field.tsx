'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { CODE_LENGTH } from '@/backend/contract/accounts/limits';
import { Field } from '@/components/ui/fields/field';
import { recordSent, useResendSeconds } from '@/lib/accounts/resend';
import type { CodeRequest } from './use-code';

type Props = CodeRequest['field'] & { error?: string | null };

/**
 * The field of a code, and the button that sends one. After sending it counts down the seconds until the next may be
 * sent.
 */
export function CodeField({ countdown, canSend, onSend, value, onValue, error }: Props) {
  const t = useTranslations('login');
  const [seconds, recount] = useResendSeconds(countdown);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const send = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return;
    const field = event.currentTarget.closest('.field')?.querySelector('input');
    setBusy(true);
    const sent = await onSend();
    setBusy(false);
    setSent(sent !== null);
    if (sent) {
      recordSent(countdown, sent.resend_after);
      // The button becomes disabled and would lose the focus; the code is typed next.
      field?.focus();
    }
    recount();
  };

  return (
    <>
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        required
        value={value}
        onValue={(text) => onValue(text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH))}
        error={error}
        hint={isSent && seconds > 0 ? t('codeSent') : t('codeHint')}
        end={
          <button
            type="button"
            disabled={!canSend || seconds > 0}
            aria-disabled={isBusy || undefined}
            onClick={send}
            className="field-action"
          >
            {seconds > 0 ? t('resendIn', { seconds }) : t('sendCode')}
          </button>
        }
      />
      <p role="status" className="sr-only">
        {isSent ? t('codeSent') : ''}
      </p>
    </>
  );
}
