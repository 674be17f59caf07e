'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { goOn } from '@/lib/account/pending';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { FormFoot } from './form-foot';
import type { PanelProps } from './panel';
import { useSubmit } from './use-submit';

/** Status 3: a code by e-mail instead of the password. */
export function CodePanel({ email, setEmail, say }: PanelProps) {
  const t = useTranslations('login');
  const [code, setCode] = useState('');
  const form = useSubmit('login', say);
  const mail = useSubmit('sendMailCode', say);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit({ type: 3, mobile: email, emailCode: code })) goOn();
  };

  return (
    <form onSubmit={logIn} noValidate className="form">
      <EmailField
        value={email}
        onValue={setEmail}
        error={form.fields['email'] ?? mail.fields['email']}
        isUserName
      />
      <CodeField
        countdown={`login:${email}`}
        canSend={email !== ''}
        onSend={() => mail.submit({ email, purpose: 'login' })}
        value={code}
        onValue={setCode}
        error={form.fields['code']}
      />
      <FormFoot
        label={t('logIn')}
        isReady={email !== '' && code !== ''}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
