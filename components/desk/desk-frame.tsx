import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountTool } from '@/components/accounts/corner/account-tool';
import { HomeMark } from '@/components/ui/icons/home-mark';
import { LanguageSwitch } from '@/components/ui/links/language-switch';
import { Link } from '@/components/ui/links/link';
import type { DeskPageName } from '@/lib/desk/page-names';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { DeskNav } from './desk-nav';

interface Props {
  current: DeskPageName;
  /** Whether the page takes the whole width. The links to the other pages are then in the header. */
  isWide?: boolean;
  /** Whether the page is dark in every theme. */
  isDark?: boolean;
  children: ReactNode;
}

/** The frame of a desk page: its own header, and the side bar where there is room for one. */
export async function DeskFrame({ current, isWide = false, isDark, children }: Props) {
  const locale = await pageLocale();
  const t = await getTranslations('desk');
  const header = await getTranslations('header');
  const { desk, login, fieldErrors, media, writing, regionNames } = await messagesOf(locale);
  const messages = {
    desk,
    login,
    fieldErrors,
    media,
    regionNames,
    writing: {
      conflict: writing.conflict,
      notes: writing.notes,
      area: writing.area,
      previews: writing.previews,
      time: writing.time,
    },
  };
  const nav = { locale, current };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Shanghai">
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:z-30 focus:bg-paper focus:p-3">
        {header('skip')}
      </a>
      <div data-dark-page={isDark ? '' : undefined} className="flex min-h-dvh flex-col accent-ink">
        <header className="no-print sticky top-0 z-20 border-b-2 border-ink bg-paper">
          <div className="flex min-h-[52px] items-center gap-3 px-4 max-[300px]:gap-2 max-[300px]:px-2 max-[200px]:flex-wrap md:gap-6 md:px-6">
            <HomeMark locale={locale} />
            <Link
              href={href(locale, 'desk')}
              className="font-bold whitespace-nowrap hover:no-underline max-[300px]:sr-only"
            >
              {t('name')}
            </Link>
            {isWide && (
              <div className="min-w-0 max-md:hidden">
                <DeskNav {...nav} form="main" />
              </div>
            )}
            <div className="ms-auto flex shrink-0 items-center gap-4 max-[300px]:gap-2 md:gap-6">
              <span className="type-meta n whitespace-nowrap max-[300px]:sr-only">
                <span className="sr-only">{t('zone')}</span>
                <span aria-hidden="true">UTC+8</span>
              </span>
              <LanguageSwitch locale={locale} label={header('language')} locales={writingLocales()} />
              <AccountTool locale={locale} />
            </div>
          </div>
          <div className="border-t border-rule px-4 md:hidden">
            <DeskNav {...nav} form="row" />
          </div>
        </header>
        <div className="flex flex-1">
          {!isWide && (
            <div className="w-[208px] shrink-0 border-e border-rule max-md:hidden">
              <div className="sticky top-[54px]">
                <DeskNav {...nav} form="side" />
              </div>
            </div>
          )}
          <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
            {children}
          </main>
        </div>
      </div>
    </NextIntlClientProvider>
  );
}
