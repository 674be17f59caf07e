'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Agreements, type Agreed } from './agreements';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { FormFoot } from './form-foot';
import { NewPasswordFields } from './new-password-fields';
import type { PanelProps } from './panel';
import { useSubmit } from './use-submit';

/** Status 2: an account by e-mail, code and password; both agreements have to be ticked. */
export function RegisterPanel({ email, setEmail, setup, done, say }: PanelProps) {
  const t = useTranslations('login');
  const [code, setCode] = useState('');
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const [agreed, setAgreed] = useState<Agreed>({ service: false, privacy: false });
  const form = useSubmit('login', say);
  const mail = useSubmit('sendMailCode', say);
  const isFilled = [email, code, first, again].every((value) => value !== '');

  const register = async (event: FormEvent) => {
    event.preventDefault();
    if (first !== again) return form.refuse('new_password2', t('mismatch'));
    if (await form.submit({ type: 5, mobile: email, emailCode: code, password: first })) done();
  };

  return (
    <form onSubmit={register} noValidate className="form">
      <EmailField
        value={email}
        onValue={setEmail}
        error={form.fields['email'] ?? mail.fields['email']}
        isUserName
      />
      <CodeField
        countdown={`register:${email}`}
        canSend={email !== ''}
        onSend={() => mail.submit({ email, purpose: 'register' })}
        value={code}
        onValue={setCode}
        error={form.fields['code']}
      />
      <NewPasswordFields
        first={first}
        again={again}
        setFirst={setFirst}
        setAgain={setAgain}
        errors={{ first: form.fields['password'], again: form.fields['new_password2'] }}
        isFirst
      />
      <Agreements setup={setup} agreed={agreed} onAgree={setAgreed} />
      <FormFoot
        label={t('register')}
        isReady={isFilled && agreed.service && agreed.privacy}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
