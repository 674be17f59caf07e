'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useFollowWords } from '@/lib/members/follows/use-follow-words';
import type { Locale } from '@/lib/platform/language/locales';
import { FollowFields } from './follow-fields';

export type FollowedRow = CallOutput<'listFollows'>['list'][number];

interface Props {
  row: FollowedRow;
  locale: Locale;
  /** Reads the list again after a change. */
  refresh: () => void;
  /** What stands beside the button. */
  children?: ReactNode;
}

/**
 * How a member is notified of something they follow, and a button that opens the fields to change it. For a flex container
 * that wraps.
 */
export function FollowSettings({ row, locale, refresh, children }: Props) {
  const t = useTranslations('follows');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // The button opens them again.
  const words = useFollowWords(locale, isOpen, close);
  const { id, kind, target, name, mail, pace } = row;
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) refresh();
  };
  return (
    <>
      <p className="flex items-baseline gap-x-5">
        <span className="type-meta">{mail ? `${t('mail')} · ${t(`paces.${pace}`)}` : t('silent')}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('changeName', { name })}
          onClick={toggle}
          className="form-link min-h-11"
        >
          {isOpen ? t('close') : t('change')}
        </button>
        {children}
      </p>
      {isOpen && words && (
        <div className="basis-full">
          <FollowFields
            target={{ kind, id: target }}
            stored={{ id, mail, pace }}
            words={words}
            locale={locale}
          />
        </div>
      )}
    </>
  );
}
