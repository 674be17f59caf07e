'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { FollowWords } from '@/lib/members/follows/words';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { FollowFields } from './follow-fields';

type Row = CallOutput<'listFollows'>['list'][number];

interface Props {
  row: Row;
  /** Null until they are loaded. */
  words: FollowWords | null;
  locale: Locale;
  /** Reads the list again after a change. */
  renew: () => void;
  /** The button that stops following. */
  children: ReactNode;
}

/** One thing a member follows: what it is, how they are told of it, and the fields that change that. */
export function FollowRow({ row, words, locale, renew, children }: Props) {
  const t = useTranslations('follows');
  const [isOpen, setOpen] = useState(false);
  const { kind, target: id, name, mail, pace } = row;
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) renew();
  };
  return (
    <div className="entry">
      <div className="entry-gutter pt-5">
        <p className="type-meta">{t(`kinds.${kind}`)}</p>
      </div>
      <div className="entry-body border-b border-rule py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h2 className="type-item min-w-0" lang={foreignLang(row.lang, locale)}>
            <Link href={addressOf(row, locale)}>{name}</Link>
          </h2>
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
        </div>
        {isOpen && words && (
          <FollowFields
            target={{ kind, id }}
            stored={{ id: row.id, mail, pace }}
            words={words}
            locale={locale}
          />
        )}
      </div>
    </div>
  );
}

function addressOf({ kind, target: id, story }: Row, locale: Locale): string {
  switch (kind) {
    case 'author':
      return href(locale, 'author', { id });
    case 'thread':
      return href(locale, story ?? 'flash', { id });
    default:
      return href(locale, kind, { id });
  }
}
