'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormDraft } from '@/lib/accounts/use-form-draft';

interface Props {
  /** Key under which the open state is stored over a reload and a change of language. */
  name: string;
  label: string;
  /** The current value as text. */
  value: string;
  action?: string;
  children: (close: () => void) => ReactNode;
}

/** One setting: its value, and a button that opens the form to change it. */
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
