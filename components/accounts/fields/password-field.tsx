'use client';

import { PASSWORD_TYPED_MAX_LENGTH } from '@/backend/contract/accounts/limits';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { Field } from '@/components/ui/fields/field';

interface Props {
  label: string;
  name: string;
  /** Whether a new password is chosen, for password managers. */
  isNew?: boolean;
  value: string;
  onValue: (value: string) => void;
  error?: string | null;
  hint?: string;
  aside?: ReactNode;
}

/** A password field with a button that shows what is typed. */
export function PasswordField({ isNew = false, ...field }: Props) {
  const t = useTranslations('login');
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={PASSWORD_TYPED_MAX_LENGTH}
      required
      end={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
          className="field-end"
        >
          <Icon name={isShown ? 'eye-closed' : 'eye'} />
        </button>
      }
    />
  );
}
