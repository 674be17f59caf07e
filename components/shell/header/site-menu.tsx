import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountTool } from '@/components/accounts/corner/account-tool';
import { Icon } from '@/components/ui/icons/icon';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { Link } from '@/components/ui/links/link';
import { siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { aboutItems, menuItems, type NavItem } from '@/lib/shell/site-navigation';
import { ThemeChoice } from '../settings/theme-choice';
import { UpdownChoice } from '../settings/updown-choice';
import { NavLinks } from './nav-links';

/** The names of the languages, where there is room for them. */
const LANGUAGES = { 'zh-Hans': '简体', 'zh-Hant': '繁體', en: 'English' };

/** The `id` of the menu, which the button in the header opens. */
export const MENU_ID = 'site-menu';

/** The menu of a phone: account, the sections that have no tab, and the settings of this browser. */
export async function SiteMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations('header');
  const nav = await getTranslations('nav');
  const group = (label: string, entries: readonly NavItem[]) =>
    entries.length > 0 && (
      <nav aria-label={label} className="mt-6">
        <p aria-hidden="true" className="type-meta pb-1">
          {label}
        </p>
        <div className="menu-pairs">
          <NavLinks
            links={entries.map(({ href: address, section, label: words }) => ({
              href: address,
              section,
              label: words,
            }))}
            className="menu-link"
          />
        </div>
      </nav>
    );
  return (
    <div id={MENU_ID} popover="auto" className="site-menu">
      <AccountTool locale={locale} isInMenu />
      {group(nav('sections'), await menuItems(locale))}
      {group(siteName(locale), await aboutItems(locale))}
      <div className="mt-5 border-t border-ink">
        <Row label={t('language')}>
          <SiteLanguages locale={locale} label={t('language')} names={LANGUAGES} className="gap-5" />
        </Row>
        <ThemeChoice className="menu-row" />
        {isShown('data') && <UpdownChoice locale={locale} className="menu-row" />}
        <Row label={t('app')}>
          <Link href={href(locale, 'download')} className="flex min-h-11 items-center justify-between">
            {t('installApp')}
            <Icon name="arrow-right" />
          </Link>
        </Row>
      </div>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="menu-row">
      <span aria-hidden="true" className="type-meta">
        {label}
      </span>
      {children}
    </div>
  );
}
