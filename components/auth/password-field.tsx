'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';

interface Props {
  label: string;
  name: string;
  /** A password being chosen, not one being remembered. */
  isNew?: boolean;
  value: string;
  onValue: (value: string) => void;
  error?: string | null;
  hint?: string;
  aside?: ReactNode;
}

/** A password that can be looked at while it is typed. */
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
      maxLength={256}
      required
      end={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
          className="field-end"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="icon">
            <path d="M1.5 8L4.5 4.5h7L14.5 8l-3 3.5h-7zM6.75 6.75h2.5v2.5h-2.5z" />
            {isShown && <path d="M2.5 13.5l11-11" />}
          </svg>
        </button>
      }
    />
  );
}
