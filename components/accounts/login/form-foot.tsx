'use client';

import { useTranslations } from 'next-intl';
import { useShownToast } from '../toast-provider';

interface Props {
  label: string;
  isReady: boolean;
  isBusy: boolean;
  error: string | null;
}

/**
 * The submit button, disabled until everything is filled in, and the error of the whole form. The error stays after the
 * toast with the same text has disappeared.
 */
export function FormFoot({ label, isReady, isBusy, error }: Props) {
  const t = useTranslations('login');
  const shown = useShownToast();
  return (
    <>
      <p className="field-error empty:hidden">{error !== shown && error}</p>
      <button
        type="submit"
        disabled={!isReady}
        // Not `disabled` while busy: the button would lose the focus.
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        className="btn btn-ink btn-form"
      >
        {isBusy ? t('working') : label}
      </button>
    </>
  );
}
