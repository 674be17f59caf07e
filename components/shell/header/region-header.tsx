import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { AccountTool } from '@/components/accounts/corner/account-tool';
import { SiteMark } from '@/components/ui/icons/site-mark';
import { SiteTitle } from '@/components/ui/words/site-title';
import { AppQr } from '@/components/download/app-qr';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { Link } from '@/components/ui/links/link';
import { SearchBox } from '@/components/search/search-box';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { widthOf } from '@/lib/stories/brief';
import { absolute } from '@/lib/platform/config/site';
import { RegionNav, type RegionNames } from './region-nav';

interface Props {
  locale: Locale;
  region: RegionNames;
}

/** How wide a name may be to stand beside the mark on a narrower desktop, in characters. */
const ROOM = { 'zh-Hans': 6, 'zh-Hant': 6, en: 4.5 } satisfies Record<Locale, number>;

/** The header of a regional edition: its own sections, and a link back to the main site. */
export async function RegionHeader({ locale, region }: Props) {
  const t = await getTranslations('header');
  const nav = await getTranslations('nav');
  const isLong = widthOf(region.name) > ROOM[locale];
  return (
    <header className="no-print sticky top-0 z-20 border-b-2 border-ink bg-paper">
      <div className="flex min-h-[50px] items-center gap-7 ps-4 max-[300px]:flex-wrap max-[300px]:gap-x-0 md:h-[58px] md:ps-7 md:pe-8">
        <Link
          href={href(locale, 'home')}
          className="flex min-w-0 items-center gap-2 text-xl font-black hover:no-underline max-md:me-auto md:text-2xl"
        >
          <SiteMark height={24} />
          <SiteTitle locale={locale} />
        </Link>
        <div className={`hidden ${isLong ? 'min-[1560px]:block' : 'xl:block'}`}>
          <RegionNav locale={locale} region={region} />
        </div>
        <div className="hidden flex-1 items-center justify-end gap-6 md:flex">
          <div className="w-0 max-w-[180px] min-w-[150px] flex-1 min-[1560px]:max-w-[236px]">
            <SearchBox locale={locale} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
          </div>
          <SiteLanguages locale={locale} label={t('language')} />
          {/* English names of the sections leave no room for it beside them on narrower screens. */}
          <div className="whitespace-nowrap min-[1280px]:max-[1420px]:hidden">
            <AppQr
              href={href(locale, 'download')}
              target={absolute(href(locale, 'download'))}
              label={nav('download')}
              hint={t('appQr')}
            />
          </div>
          <AccountTool locale={locale} />
        </div>
        <div className="flex items-center md:hidden">
          <SiteLanguages locale={locale} label={t('language')} />
          <Link
            href={href(locale, 'search')}
            aria-label={t('searchLabel')}
            className="grid size-12 place-items-center"
          >
            <Icon name="search" size={20} />
          </Link>
        </div>
      </div>
      <div
        className={`overflow-x-auto border-t border-rule px-4 [scrollbar-width:none] md:px-7 ${isLong ? 'min-[1560px]:hidden' : 'xl:hidden'}`}
      >
        <RegionNav locale={locale} region={region} />
      </div>
    </header>
  );
}
