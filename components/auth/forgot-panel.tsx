'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { FormFoot } from './form-foot';
import { NewPasswordFields } from './new-password-fields';
import type { PanelProps } from './panel';
import { useSubmit } from './use-submit';

/** Status 4: a new password with a code; every session ends with it. */
export function ForgotPanel({ email, setEmail, done, say }: PanelProps) {
  const t = useTranslations('login');
  const [code, setCode] = useState('');
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const form = useSubmit('forgotPassword', say);
  const mail = useSubmit('sendMailCode', say);

  const reset = async (event: FormEvent) => {
    event.preventDefault();
    if (first !== again) return form.refuse('new_password2', t('mismatch'));
    const given = { email, code, new_password1: first, new_password2: again, type: 4 };
    if (await form.submit(given)) done();
  };

  return (
    <form onSubmit={reset} noValidate className="form">
      <EmailField
        value={email}
        onValue={setEmail}
        error={form.fields['email'] ?? mail.fields['email']}
        isUserName
      />
      <CodeField
        countdown={`reset:${email}`}
        canSend={email !== ''}
        onSend={() => mail.submit({ email, purpose: 'reset' })}
        value={code}
        onValue={setCode}
        error={form.fields['code']}
      />
      <NewPasswordFields
        first={first}
        again={again}
        setFirst={setFirst}
        setAgain={setAgain}
        errors={{ first: form.fields['new_password1'], again: form.fields['new_password2'] }}
      />
      <FormFoot
        label={t('reset')}
        isReady={[email, code, first, again].every((value) => value !== '')}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
