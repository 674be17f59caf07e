'use client';

import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/accounts/fields/code-field';
import { PasswordField } from '@/components/accounts/fields/password-field';
import { useSubmit } from '@/components/accounts/login/use-submit';
import type { OwnershipForm } from '@/lib/accounts/use-ownership';

interface Props {
  ownership: OwnershipForm;
  errors: { password?: string; code?: string };
  notify: (text: string) => void;
}

/**
 * The fields that prove the member's identity: the password, or a code sent to their e-mail address or phone. Only a
 * sentence for an account that has none of these.
 */
export function OwnershipFields({ ownership, errors, notify }: Props) {
  const t = useTranslations('area.profile');
  const mail = useSubmit('sendMailCode', notify);
  const sms = useSubmit('sendSms', notify);
  const { byCode, isMail, to } = ownership;
  const send = () => (isMail ? mail.submit({ purpose: 'confirm' }) : sms.submit({ purpose: 'confirm' }));
  if (ownership.isBare) return <p className="field-hint">{t('justLoggedIn')}</p>;
  return (
    <>
      {byCode ? (
        <>
          <p className="field-hint">{t('ownCode', { to })}</p>
          <CodeField
            countdown={`confirm:${to}`}
            canSend
            onSend={send}
            value={ownership.code}
            onValue={ownership.setCode}
            error={errors.code ?? mail.error ?? sms.error}
          />
        </>
      ) : (
        <PasswordField
          label={t('ownPassword')}
          name="password"
          value={ownership.password}
          onValue={ownership.setPassword}
          error={errors.password}
        />
      )}
      {ownership.canSwitch && (
        <button
          type="button"
          onClick={() => ownership.setByCode(!byCode)}
          className="form-link justify-self-start"
        >
          {byCode ? t('byPassword') : t('byCode')}
        </button>
      )}
    </>
  );
}
