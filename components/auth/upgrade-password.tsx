'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { tellLogin } from '@/lib/account/login-dialog';
import { FormFoot } from './form-foot';
import { NewPasswordFields } from './new-password-fields';
import type { PanelProps } from './panel';
import { useSubmit } from './use-submit';

/** Third step: the password the account is used with from now on. */
export function UpgradePassword({ done, say }: PanelProps) {
  const t = useTranslations('login');
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const form = useSubmit('setNewPassword', say);

  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (first !== again) return form.refuse('new_password2', t('mismatch'));
    if (await form.submit({ new_password1: first, new_password2: again })) done();
  };

  return (
    <form onSubmit={finish} noValidate className="form">
      <NewPasswordFields
        first={first}
        again={again}
        setFirst={setFirst}
        setAgain={setAgain}
        errors={{ first: form.fields['new_password1'], again: form.fields['new_password2'] }}
        isFirst
      />
      <FormFoot
        label={t('finish')}
        isReady={first !== '' && again !== ''}
        isBusy={form.isBusy}
        error={form.error}
      />
      <button type="button" onClick={() => tellLogin({ type: 'previous' })} className="btn btn-line">
        {t('previous')}
      </button>
    </form>
  );
}
