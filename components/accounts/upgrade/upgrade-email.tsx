'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { EmailField } from '../fields/email-field';
import { FormFoot } from '../login/form-foot';
import { MailCodeFields } from '../fields/mail-code-fields';
import type { UpgradeProps } from '../login/panel';
import { useMailCode } from '../fields/use-code';
import { useSubmit } from '../login/use-submit';

/** Second step: the e-mail address, with a code sent to it. An address that is bound already needs no second code. */
export function UpgradeEmail({ email, setEmail, bound, setBound, done, notify }: UpgradeProps) {
  const t = useTranslations('login');
  const form = useSubmit('bindEmail', notify);
  const mail = useMailCode('bind', email, notify);
  const isBound = bound !== '' && email === bound;

  const bind = async (event: FormEvent) => {
    event.preventDefault();
    if (isBound) return done();
    if (!(await form.submit({ email, code: mail.code }))) return;
    setBound(email);
    done();
  };

  return (
    <form onSubmit={bind} noValidate className="form">
      {isBound ? (
        <EmailField value={email} onValue={setEmail} hint={t('emailBound')} />
      ) : (
        <MailCodeFields email={email} setEmail={setEmail} request={mail} fields={form.fields} isUserName />
      )}
      <FormFoot
        label={t('next')}
        isReady={isBound || (email !== '' && mail.code !== '')}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}
