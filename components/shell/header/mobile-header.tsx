import { getTranslations } from 'next-intl/server';
import { AccountTool } from '@/components/accounts/corner/account-tool';
import { Icon } from '@/components/ui/icons/icon';
import { BrandMark } from '@/components/ui/icons/brand-mark';
import { Link } from '@/components/ui/links/link';
import { SearchBox } from '@/components/search/search-box';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { footerNav, type NavEntry } from '@/lib/shell/navigation';
import { sectionOf } from '@/lib/shell/section-of';
import { siteName } from '@/lib/platform/config/site';
import { LanguageSwitch } from '@/components/ui/links/language-switch';
import { NavLinks } from './nav-links';
import { ThemeChoice } from '../settings/theme-choice';

const MENU_ID = 'site-menu';
const menuEntries: readonly NavEntry[] = [...footerNav.read, ...footerNav.more];

/** The header of every page under 900 px: mark, search, and a menu that opens below the row of sections. */
export async function MobileHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations('header');
  const nav = await getTranslations('nav');
  const toLink = ({ name, label }: NavEntry) => ({
    href: href(locale, name),
    section: sectionOf(name),
    label: nav(label),
  });
  return (
    <header className="no-print phone-header md:hidden">
      <div className="flex h-[50px] items-center ps-4">
        <Link
          href={href(locale, 'home')}
          className="me-auto flex items-center gap-2 text-[20px] font-black hover:no-underline"
        >
          <BrandMark height={22} />
          {siteName(locale)}
        </Link>
        <Link
          href={href(locale, 'search')}
          aria-label={t('searchLabel')}
          className="grid h-12 w-12 place-items-center"
        >
          <Icon name="search" size={20} />
        </Link>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={t('menu')}
          className="grid h-12 w-12 place-items-center"
        >
          <Icon name="menu" size={20} />
        </button>
      </div>
      <div id={MENU_ID} popover="auto" className="site-menu">
        <div className="flex items-center justify-between">
          <LanguageSwitch locale={locale} label={t('language')} />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="grid h-12 w-12 place-items-center"
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        <AccountTool locale={locale} isInMenu className="mt-3 mb-5" />
        <SearchBox locale={locale} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
        <nav aria-label={nav('more')} className="mt-4 grid grid-cols-2 border-t border-ink">
          <NavLinks links={menuEntries.map(toLink)} className="menu-link" />
        </nav>
        <div className="mt-6">
          <ThemeChoice />
        </div>
      </div>
    </header>
  );
}
