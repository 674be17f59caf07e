'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { continueAfterLogin } from '@/lib/accounts/pending-action';
import { EmailField } from '../fields/email-field';
import { FormFoot } from './form-foot';
import type { PanelProps } from './panel';
import { PasswordField } from '../fields/password-field';
import { useSubmit } from './use-submit';

/** Status 1: e-mail and password. */
export function PasswordPanel({ email, setEmail, go, notify }: PanelProps) {
  const t = useTranslations('login');
  const [password, setPassword] = useState('');
  const form = useSubmit('login', notify);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit({ type: 4, mobile: email, password })) continueAfterLogin();
  };

  return (
    <form onSubmit={logIn} noValidate className="form">
      <EmailField value={email} onValue={setEmail} error={form.fields['email']} isUserName />
      <PasswordField
        label={t('password')}
        name="password"
        value={password}
        onValue={setPassword}
        error={form.fields['password']}
        aside={
          <button type="button" onClick={() => go(4)} className="form-link">
            {t('forgot')}
          </button>
        }
      />
      <FormFoot
        label={t('logIn')}
        isReady={email !== '' && password !== ''}
        isBusy={form.isBusy}
        error={form.error}
      />
    </form>
  );
}
