'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { FormFoot } from './form-foot';
import type { PanelProps } from './panel';
import { useSubmit } from './use-submit';

/** Second step: the e-mail address, with a code sent to it. */
export function UpgradeEmail({ email, setEmail, done, say }: PanelProps) {
  const t = useTranslations('login');
  const [code, setCode] = useState('');
  const form = useSubmit('bindEmail', say);
  const mail = useSubmit('sendMailCode', say);

  const bind = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit({ email, code })) done();
  };

  return (
    <form onSubmit={bind} noValidate className="form">
      <EmailField value={email} onValue={setEmail} error={form.fields['email'] ?? mail.fields['email']} />
      <CodeField
        countdown={`bind:${email}`}
        canSend={email !== ''}
        onSend={() => mail.submit({ email, purpose: 'bind' })}
        value={code}
        onValue={setCode}
        error={form.fields['code']}
      />
      <FormFoot
        label={t('next')}
        isReady={email !== '' && code !== ''}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
