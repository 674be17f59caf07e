import { getTranslations } from 'next-intl/server';
import { FOOTER_GROUPS } from '@/backend/contract/brand/sections';
import { SiteMark } from '@/components/ui/icons/site-mark';
import { Link } from '@/components/ui/links/link';
import { feedAddress } from '@/lib/platform/routing/feeds';
import type { Locale } from '@/lib/platform/language/locales';
import { footerItems } from '@/lib/shell/site-navigation';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { siteName } from '@/lib/platform/config/site';
import { ThemeChoice } from './settings/theme-choice';
import { UpdownChoice } from './settings/updown-choice';

/** The footer of the portal's pages: links to the rest of the site, and the settings of this browser. */
export async function SiteFooter({ locale }: { locale: Locale }) {
  const t = await getTranslations('footer');
  const groups = await Promise.all(
    FOOTER_GROUPS.map(async (group) => [group, await footerItems(group, locale)] as const),
  );
  const shown = groups.filter(([, links]) => links.length > 0);
  return (
    <footer className="late-layout site-footer no-print mt-20 border-t-2 border-ink bg-paper px-4 pt-10 pb-28 md:px-10 md:pb-10">
      <div className="grid grid-cols-2 gap-8 max-[300px]:grid-cols-1 md:grid-cols-[1.4fr_1fr_1fr_1fr_1.4fr]">
        <p className="flex items-start gap-2 text-xl font-black leading-tight max-md:col-span-full">
          <SiteMark height={20} />
          {siteName(locale)}
        </p>
        {shown.map(([group, links]) => (
          <nav key={group} aria-label={t(group)}>
            <h2 className="type-meta mb-1 font-normal">{t(group)}</h2>
            <ul>
              {links.map(({ href: address, label }) => (
                <li key={address}>
                  <Link href={address} className="inline-block py-1.5 text-sm wrap-normal md:py-0.5">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid content-start gap-4 md:col-start-5">
          <ThemeChoice />
          {isShown('data') && <UpdownChoice locale={locale} />}
        </div>
      </div>
      <p className="type-meta mt-8 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-rule pt-4">
        <span>{t('rights')}</span>
        <span>{t('zone')}</span>
        <a href={feedAddress(locale, 'home', null, 'feed.xml')} className="underline underline-offset-4">
          RSS
        </a>
      </p>
    </footer>
  );
}
