'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { UserText } from '@/components/ui/words/user-text';
import { OrganiserForm } from './organiser-form';

type Props = Pick<CallOutput<'hostingSetup'>, 'organiser' | 'is_named'>;

/** The member's organiser profile, with a form that unfolds to change it. */
export function OrganiserSection({ organiser, is_named: isNamed }: Props) {
  const t = useTranslations('hosting.organiser');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="entry pb-8">
      <h2 className="entry-gutter pt-4 text-base font-bold">{t('title')}</h2>
      <div className="entry-body border-t border-ink pt-4">
        <p className="text-ink-2">
          <UserText
            text={organiser && isNamed ? t('as', { name: organiser.name }) : t(isNamed ? 'none' : 'unnamed')}
          />
        </p>
        <p>
          <button type="button" aria-expanded={isOpen} className="form-link" onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'fold' : 'change')}
          </button>
        </p>
        {isOpen && <OrganiserForm organiser={organiser} />}
      </div>
    </section>
  );
}
