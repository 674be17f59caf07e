'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { type FollowedRow, FollowSettings } from './follow-settings';

interface Props {
  row: FollowedRow;
  locale: Locale;
  /** Reads the list again after a change. */
  refresh: () => void;
  /** The button that stops following. */
  children: ReactNode;
}

/** One thing a member follows: what it is, how they are notified of it, and the fields that change that. */
export function FollowRow({ row, locale, refresh, children }: Props) {
  const t = useTranslations('follows');
  return (
    <div className="entry">
      <div className="entry-gutter pt-5">
        <p className="type-meta">{t(`kinds.${row.kind}`)}</p>
      </div>
      <div className="entry-body flex flex-wrap items-baseline justify-between gap-x-5 border-b border-rule py-3">
        <h2 className="type-item min-w-0" lang={foreignLang(row.lang, locale)}>
          {row.kind === 'event' && isSectionOff('events') ? (
            row.name
          ) : (
            <Link href={addressOf(row, locale)}>{row.name}</Link>
          )}
        </h2>
        <FollowSettings row={row} locale={locale} refresh={refresh}>
          {children}
        </FollowSettings>
      </div>
    </div>
  );
}

function addressOf({ kind, page: id, story }: FollowedRow, locale: Locale): string {
  switch (kind) {
    case 'author':
      return href(locale, 'author', { id });
    case 'thread':
      return href(locale, story ?? 'flash', { id });
    default:
      return href(locale, kind, { id });
  }
}
