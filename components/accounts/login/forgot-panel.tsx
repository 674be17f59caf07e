'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { FormFoot } from './form-foot';
import { MailCodeFields } from '../fields/mail-code-fields';
import { NewPasswordFields } from '../fields/new-password-fields';
import type { PanelProps } from './panel';
import { useMailCode } from '../fields/use-code';
import { useNewPassword } from '../fields/use-new-password';
import { useSubmit } from './use-submit';

/** Status 4: a new password with a code; it ends every session of the member. */
export function ForgotPanel({ email, setEmail, done, notify }: PanelProps) {
  const t = useTranslations('login');
  const chosen = useNewPassword();
  const form = useSubmit('forgotPassword', notify);
  const mail = useMailCode('reset', email, notify);

  const reset = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.mismatch) return form.refuse('new_password2', chosen.mismatch);
    if (await form.submit({ email, code: mail.code, ...chosen.twice, type: 4 })) done();
  };

  return (
    <form onSubmit={reset} noValidate className="form">
      <MailCodeFields email={email} setEmail={setEmail} request={mail} fields={form.fields} isUserName />
      <NewPasswordFields chosen={chosen} fields={form.fields} />
      <FormFoot
        label={t('reset')}
        isReady={email !== '' && mail.code !== '' && chosen.isFilled}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
