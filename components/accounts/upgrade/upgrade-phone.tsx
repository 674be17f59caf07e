'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { continueAfterLogin } from '@/lib/accounts/pending-action';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { CodeField } from '../fields/code-field';
import { FormFoot } from '../login/form-foot';
import { PasswordField } from '../fields/password-field';
import { DEFAULT_AREA, PhoneFields } from '../fields/phone-fields';
import type { UpgradeProps } from '../login/panel';
import { useSmsCode } from '../fields/use-code';
import { useSubmit } from '../login/use-submit';

/** First step: the phone number, with its password or a code sent to it by text message. */
export function UpgradePhone({ done, setBound, notify }: UpgradeProps) {
  const t = useTranslations('login');
  const [area, setArea] = useFormDraft('login:area', DEFAULT_AREA);
  const [phone, setPhone] = useFormDraft('login:phone', '');
  const [password, setPassword] = useState('');
  const [bySms, setBySms] = useState(true);
  const form = useSubmit('login', notify);
  const sms = useSmsCode('login', phone, area, notify);
  const proof = bySms ? sms.code : password;

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const credentials = bySms ? { type: 2, code: proof } : { type: 1, password };
    const member = await form.submit({ ...credentials, mobile: phone, phone_code: area });
    if (!member) return;
    // The number belongs to an account that already has an e-mail address: it is signed in, and nothing is upgraded.
    if (member.kind === 'session') return continueAfterLogin();
    setBound('');
    done();
  };

  return (
    <form onSubmit={verify} noValidate className="form">
      <PhoneFields
        label={t('phone')}
        area={area}
        setArea={setArea}
        phone={phone}
        setPhone={setPhone}
        error={form.fields['mobile'] ?? sms.addressError}
      />
      {bySms ? (
        <CodeField {...sms.field} error={form.fields['code']} />
      ) : (
        <PasswordField
          label={t('password')}
          name="password"
          value={password}
          onValue={setPassword}
          error={form.fields['password']}
        />
      )}
      <button type="button" onClick={() => setBySms(!bySms)} className="form-link justify-self-start">
        {bySms ? t('usePassword') : t('useSms')}
      </button>
      <FormFoot
        label={t('next')}
        isReady={phone !== '' && proof !== ''}
        isBusy={form.isBusy}
        error={form.error ?? sms.error}
      />
    </form>
  );
}
