'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/links/link';
import { Statement } from '@/components/ui/notices/statement';
import { href } from '@/lib/platform/routing/href';
import { returnFromProvider, type ReturnOutcome } from '@/lib/accounts/provider-return';

/** The page a provider redirects back to: finishes signing in and shows the result. */
export function ThirdReturn({ title }: { title: string }) {
  const t = useTranslations('area.third');
  const locale = useLocale();
  const [outcome, setOutcome] = useState<ReturnOutcome | null>(null);

  useEffect(() => {
    void returnFromProvider(locale, href(locale, 'home')).then(setOutcome);
  }, [locale]);

  const isError = outcome !== null && outcome.kind !== 'done';
  return (
    <Statement title={titleOf()} tone={isError ? 'error' : 'plain'} text={textOf()}>
      {isError && (
        <Link href={href(locale, 'home')} className="btn btn-ink">
          {t('home')}
        </Link>
      )}
    </Statement>
  );

  function titleOf(): string {
    if (outcome === null) return t('working');
    return outcome.kind === 'done' ? t('done') : title;
  }

  function textOf(): string {
    if (outcome === null) return t('workingText');
    if (outcome.kind === 'done') return t('doneText');
    return outcome.kind === 'failed' ? outcome.reason || t('offline') : t(outcome.kind);
  }
}
