import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/links/skip-link';
import { ShellEffects } from './effects/shell-effects';
import { MAIN_ID } from './portal-shell';
import type { Locale } from '@/lib/platform/language/locales';
import { TabBar } from './tools/tab-bar';
import { RegionHeader } from './header/region-header';
import type { RegionNames } from './header/region-nav';

interface Props {
  locale: Locale;
  region: RegionNames;
  children: ReactNode;
}

/** Header and page of a regional edition, which has no side bar and no footer. */
export async function RegionShell({ locale, region, children }: Props) {
  const t = await getTranslations('header');
  return (
    <div data-section={region.look}>
      <SkipLink to={MAIN_ID} label={t('skip')} />
      <RegionHeader locale={locale} region={region} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <TabBar locale={locale} />
      <ShellEffects locale={locale} />
    </div>
  );
}
