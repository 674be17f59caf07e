'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Agreements, type Consents, isAgreed } from './agreements';
import { FormFoot } from './form-foot';
import { MailCodeFields } from '../fields/mail-code-fields';
import { NewPasswordFields } from '../fields/new-password-fields';
import type { PanelProps } from './panel';
import { useMailCode } from '../fields/use-code';
import { useNewPassword } from '../fields/use-new-password';
import { useSubmit } from './use-submit';

/** Status 2: an account by e-mail, code and password; the agreements have to be ticked. */
export function RegisterPanel({ email, setEmail, setup, done, notify }: PanelProps) {
  const t = useTranslations('login');
  const chosen = useNewPassword();
  const [agreed, setAgreed] = useState<Consents>({ service: false, privacy: false });
  const form = useSubmit('login', notify);
  const mail = useMailCode('register', email, notify);

  const register = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.mismatch) return form.refuse('new_password2', chosen.mismatch);
    const registration = { type: 5, mobile: email, emailCode: mail.code, password: chosen.first };
    if (await form.submit(registration)) done();
  };

  return (
    <form onSubmit={register} noValidate className="form">
      <MailCodeFields email={email} setEmail={setEmail} request={mail} fields={form.fields} isUserName />
      <NewPasswordFields chosen={chosen} fields={form.fields} isFirst />
      <Agreements setup={setup} agreed={agreed} onAgree={setAgreed} />
      <FormFoot
        label={t('register')}
        isReady={email !== '' && mail.code !== '' && chosen.isFilled && isAgreed(agreed, setup)}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
