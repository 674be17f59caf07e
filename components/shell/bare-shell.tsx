import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteMark } from '@/components/ui/icons/site-mark';
import { SiteTitle } from '@/components/ui/words/site-title';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { ShellEffects } from './effects/shell-effects';
import { MAIN_ID } from './portal-shell';

interface Props {
  locale: Locale;
  /** Whether the page has other languages; false for a page in one language only. */
  hasSwitch?: boolean;
  children: ReactNode;
}

/** A page without the portal's menus, with only a link home and the choice of language above it. */
export async function BareShell({ locale, hasSwitch = true, children }: Props) {
  const t = await getTranslations('header');
  return (
    <>
      <header className="no-print flex h-[52px] items-center justify-between px-4 md:h-[60px] md:px-7">
        <Link
          href={href(locale, 'home')}
          className="flex min-w-0 items-center gap-2 text-xl font-black hover:no-underline md:text-2xl"
        >
          <SiteMark height={24} />
          <SiteTitle locale={locale} />
        </Link>
        {hasSwitch && <SiteLanguages locale={locale} label={t('language')} />}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="outline-none md:ps-7">
        {children}
      </main>
      <ShellEffects locale={locale} />
    </>
  );
}
