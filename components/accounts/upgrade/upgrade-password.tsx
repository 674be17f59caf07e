'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { FormFoot } from '../login/form-foot';
import { NewPasswordFields } from '../fields/new-password-fields';
import type { UpgradeProps } from '../login/panel';
import { useNewPassword } from '../fields/use-new-password';
import { useSubmit } from '../login/use-submit';

/** Third step: the password of the account. */
export function UpgradePassword({ bound, done, notify }: UpgradeProps) {
  const t = useTranslations('login');
  const chosen = useNewPassword();
  const form = useSubmit('setNewPassword', notify);

  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.mismatch) return form.refuse('new_password2', chosen.mismatch);
    if (await form.submit(chosen.twice)) done();
  };

  return (
    <form onSubmit={finish} noValidate className="form">
      <NewPasswordFields chosen={chosen} fields={form.fields} isFirst userName={bound} />
      <FormFoot label={t('finish')} isReady={chosen.isFilled} isBusy={form.isBusy} error={form.error} />
      <button type="button" onClick={() => dispatchLogin({ type: 'previous' })} className="btn btn-line">
        {t('previous')}
      </button>
    </form>
  );
}
