'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormDraft } from '@/lib/accounts/use-form-draft';

interface Props {
  /** The key under which its form stays open over a reload and a change of language. */
  name: string;
  label: string;
  /** What it is now. */
  value: string;
  action?: string;
  children: (close: () => void) => ReactNode;
}

/** One setting: what it is, and the form that changes it when asked for. */
export function Setting({ name, label, value, action, children }: Props) {
  const t = useTranslations('area');
  const [isOpen, setOpen] = useFormDraft(`setting:${name}`, false);
  return (
    <div className="entry" data-setting={name}>
      <span aria-hidden="true" className="node top-[1.8rem]" />
      <div className="entry-body col-start-2 border-b border-rule py-2">
        <div className="flex min-h-11 items-center justify-between gap-4">
          <p className="min-w-0 md:flex md:gap-4">
            <span className="block font-semibold">{label}</span>
            <span className="block text-ink-2 [overflow-wrap:anywhere]">{value}</span>
          </p>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? t('cancel') : (action ?? t('change'))}: ${label}`}
            onClick={() => setOpen(!isOpen)}
            className="form-link shrink-0"
          >
            {isOpen ? t('cancel') : (action ?? t('change'))}
          </button>
        </div>
        {isOpen && children(() => setOpen(false))}
      </div>
    </div>
  );
}
