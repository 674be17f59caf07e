'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { continueAfterLogin } from '@/lib/accounts/pending-action';
import { FormFoot } from './form-foot';
import { MailCodeFields } from '../fields/mail-code-fields';
import type { PanelProps } from './panel';
import { useMailCode } from '../fields/use-code';
import { useSubmit } from './use-submit';

/** Status 3: a code by e-mail instead of the password. */
export function CodePanel({ email, setEmail, notify }: PanelProps) {
  const t = useTranslations('login');
  const form = useSubmit('login', notify);
  const mail = useMailCode('login', email, notify);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit({ type: 3, mobile: email, emailCode: mail.code })) continueAfterLogin();
  };

  return (
    <form onSubmit={logIn} noValidate className="form">
      <MailCodeFields email={email} setEmail={setEmail} request={mail} fields={form.fields} isUserName />
      <FormFoot
        label={t('logIn')}
        isReady={email !== '' && mail.code !== ''}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
