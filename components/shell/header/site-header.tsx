import { getTranslations } from 'next-intl/server';
import { AccountTool } from '@/components/accounts/corner/account-tool';
import { SiteMark } from '@/components/ui/icons/site-mark';
import { SiteTitle } from '@/components/ui/words/site-title';
import { Link } from '@/components/ui/links/link';
import { SearchBox } from '@/components/search/search-box';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { absolute } from '@/lib/platform/config/site';
import { AppQr } from '@/components/download/app-qr';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { Dateline } from './today';

const inTag = (tag: string) => (words: string) => `<${tag}>${words}</${tag}>`;

/** The header of every page from 900 px: mark, dateline, search, languages, app, login. */
export async function SiteHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations('header');
  const nav = await getTranslations('nav');
  const marks = { b: inTag('b'), m: inTag('m'), count: '{count}' };
  const counted = (of: 'flashes' | 'important') => ({
    one: t.markup(`counts.${of}.one`, marks),
    other: t.markup(`counts.${of}.other`, marks),
  });
  return (
    <header className="page-frame no-print sticky top-0 z-20 hidden h-[60px] items-center border-b-2 border-ink bg-paper md:flex">
      <Link
        href={href(locale, 'home')}
        className="flex min-w-[168px] items-center gap-2 ps-6 text-2xl font-black hover:no-underline xl:min-w-[208px]"
      >
        <SiteMark />
        <SiteTitle locale={locale} />
      </Link>
      <div className="flex flex-1 items-center justify-between gap-5 ps-5 pe-5 xl:gap-8 xl:ps-8 xl:pe-8">
        <Dateline locale={locale} counts={{ flashes: counted('flashes'), important: counted('important') }} />
        <div className="flex flex-1 items-center justify-end gap-5 xl:gap-6">
          <div className="w-0 max-w-[200px] min-w-[180px] flex-1 xl:max-w-[236px]">
            <SearchBox locale={locale} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
          </div>
          <SiteLanguages locale={locale} label={t('language')} />
          {/* On narrower screens the counts of the dateline need the space; the footer has the link, too. */}
          <div className="whitespace-nowrap max-[1055px]:hidden">
            <AppQr
              href={href(locale, 'download')}
              target={absolute(href(locale, 'download'))}
              label={nav('download')}
              hint={t('appQr')}
            />
          </div>
          <AccountTool locale={locale} />
        </div>
      </div>
    </header>
  );
}
