'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { goOn } from '@/lib/account/pending';
import { AreaCodeField } from './area-code-field';
import { CodeField } from './code-field';
import { FormFoot } from './form-foot';
import type { PanelProps } from './panel';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

const DEFAULT_AREA = '86';

/** First step: the phone number, shown to be one's own by password or by text message. */
export function UpgradePhone({ done, say }: PanelProps) {
  const t = useTranslations('login');
  const [area, setArea] = useState(DEFAULT_AREA);
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [bySms, setBySms] = useState(true);
  const form = useSubmit('login', say);
  const sms = useSubmit('sendSms', say);
  const proof = bySms ? code : password;

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const given = bySms ? { type: 2, code } : { type: 1, password };
    const member = await form.submit({ ...given, mobile: phone, phone_code: area });
    // A number that already belongs to an e-mail account signs in with it: nothing to upgrade.
    if (member?.kind === 'session') goOn();
    else if (member) done();
  };

  return (
    <form onSubmit={verify} noValidate className="form">
      <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
        <AreaCodeField value={area} onValue={setArea} />
        <Field
          label={t('phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          required
          value={phone}
          onValue={setPhone}
          error={form.fields['mobile'] ?? sms.fields['phone']}
        />
      </div>
      {bySms ? (
        <CodeField
          countdown={`upgrade:${area}${phone}`}
          canSend={phone !== ''}
          onSend={() => sms.submit({ phone, phone_code: area, purpose: 'login' })}
          value={code}
          onValue={setCode}
          error={form.fields['code']}
        />
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
