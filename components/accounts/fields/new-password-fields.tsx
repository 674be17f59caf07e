'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from './password-field';
import type { NewPassword } from './use-new-password';

interface Props {
  chosen: NewPassword;
  /** Errors by field name; the call for registering names the first field `password`. */
  fields: Record<string, string>;
  /** Whether the account has no password yet. */
  isFirst?: boolean;
  /** The address of the account, for password managers, where the form has no field for it. */
  userName?: string;
}

/** A new password, twice. */
export function NewPasswordFields({ chosen, fields, isFirst = false, userName }: Props) {
  const t = useTranslations('login');
  return (
    <>
      {userName && (
        <input hidden readOnly type="text" name="username" autoComplete="username" value={userName} />
      )}
      <PasswordField
        label={isFirst ? t('password') : t('newPassword')}
        name="new_password1"
        isNew
        value={chosen.first}
        onValue={chosen.setFirst}
        error={fields['new_password1'] ?? fields['password']}
        hint={t('passwordHint')}
      />
      <PasswordField
        label={t('passwordAgain')}
        name="new_password2"
        isNew
        value={chosen.again}
        onValue={chosen.setAgain}
        error={fields['new_password2']}
      />
    </>
  );
}
