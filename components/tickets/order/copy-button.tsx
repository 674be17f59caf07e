'use client';

import { useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';

/** Copies a text; a toast says whether it worked. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useTranslations('tickets.order');
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t('copied')),
      () => notify(t('notCopied')),
    );
  return (
    <button
      type="button"
      aria-label={label && t('copyOf', { label })}
      onClick={() => void copy()}
      className="no-print min-h-11 min-w-11 flex-none text-sm font-normal tracking-normal underline underline-offset-4"
    >
      {t('copy')}
    </button>
  );
}
