import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { SiteMark } from '@/components/ui/icons/site-mark';
import { SiteTitle } from '@/components/ui/words/site-title';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { MENU_ID, SiteMenu } from './site-menu';

/** The header of every page under 900 px: mark, search, and a button that opens and closes the menu. */
export async function MobileHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations('header');
  return (
    <header className="no-print phone-header md:hidden">
      <div className="flex h-[50px] items-center ps-4">
        <Link
          href={href(locale, 'home')}
          className="me-auto flex min-w-0 items-center gap-2 text-xl font-black hover:no-underline max-[300px]:text-base"
        >
          <SiteMark height={22} />
          <SiteTitle locale={locale} />
        </Link>
        <Link
          href={href(locale, 'search')}
          aria-label={t('searchLabel')}
          className="grid h-12 w-12 flex-none place-items-center max-[300px]:w-10"
        >
          <Icon name="search" size={20} />
        </Link>
        <button
          type="button"
          popoverTarget={MENU_ID}
          className="grid h-12 w-12 flex-none place-items-center max-[300px]:w-10"
        >
          <span className="when-menu-closed">
            <span className="sr-only">{t('menu')}</span>
            <Icon name="menu" size={20} />
          </span>
          <span className="when-menu-open">
            <span className="sr-only">{t('close')}</span>
            <Icon name="close" size={20} />
          </span>
        </button>
      </div>
      <SiteMenu locale={locale} />
    </header>
  );
}
