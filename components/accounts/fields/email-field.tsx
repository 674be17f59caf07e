'use client';

import { EMAIL_MAX_LENGTH } from '@/backend/contract/accounts/limits';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/fields/field';

interface Props {
  /** Default: “E-mail address”. */
  label?: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | null;
  hint?: string;
  /** Whether password managers should store the address as the user name. */
  isUserName?: boolean;
}

/** The field of an e-mail address. */
export function EmailField({ label, value, onValue, error, hint, isUserName = false }: Props) {
  const t = useTranslations('login');
  return (
    <Field
      label={label ?? t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={isUserName ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
      required
      value={value}
      onValue={onValue}
      error={error}
      hint={hint}
    />
  );
}
