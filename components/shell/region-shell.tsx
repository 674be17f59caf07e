import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShellEffects } from './shell-effects';
import { MAIN_ID } from './portal-shell';
import type { Locale } from '@/lib/platform/language/locales';
import { RegionHeader } from './region-header';

interface Props {
  locale: Locale;
  region: 'hk' | 'usa';
  children: ReactNode;
}

/** Header and page of a regional edition, which has no side bar and no footer. */
export async function RegionShell({ locale, region, children }: Props) {
  const t = await getTranslations('header');
  return (
    <div data-section={region}>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:fixed focus:z-30 focus:bg-paper focus:p-3"
      >
        {t('skip')}
      </a>
      <RegionHeader locale={locale} region={region} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ShellEffects locale={locale} />
    </div>
  );
}
