import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** A new password, typed twice. */
export function useNewPassword() {
  const t = useTranslations('login');
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  return {
    first,
    setFirst,
    again,
    setAgain,
    isFilled: first !== '' && again !== '',
    /** The error to show when the two passwords differ; null when they are the same. */
    mismatch: first === again ? null : t('mismatch'),
    twice: { new_password1: first, new_password2: again },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
