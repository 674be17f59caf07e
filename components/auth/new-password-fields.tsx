'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from './password-field';

interface Props {
  first: string;
  again: string;
  setFirst: (value: string) => void;
  setAgain: (value: string) => void;
  errors: { first?: string; again?: string };
  /** A password for an account that has none yet. */
  isFirst?: boolean;
}

/** A new password, twice. */
export function NewPasswordFields({ first, again, setFirst, setAgain, errors, isFirst = false }: Props) {
  const t = useTranslations('login');
  return (
    <>
      <PasswordField
        label={isFirst ? t('password') : t('newPassword')}
        name="new_password1"
        isNew
        value={first}
        onValue={setFirst}
        error={errors.first}
        hint={t('passwordHint')}
      />
      <PasswordField
        label={t('passwordAgain')}
        name="new_password2"
        isNew
        value={again}
        onValue={setAgain}
        error={errors.again}
      />
    </>
  );
}
