import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { href } from '@/lib/platform/routing/href';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { MemberTabs } from './member-tabs';
import { ToastProvider } from '@/components/accounts/toast-provider';

/** The pages of the member area in the order of its navigation. */
const AREA_PAGES = [
  'my',
  'myEvents',
  'myCollect',
  'myFollow',
  'myMessages',
  'myArticles',
  'individual',
  'realName',
  'feedback',
  'myApi',
] as const;
type AreaPageName = (typeof AREA_PAGES)[number];

interface Props {
  /** The current tab; null for a page without the area's navigation. */
  tab: AreaPageName | null;
  title: ReactNode;
  intro?: ReactNode;
  /** A picture beside the title. */
  picture?: ReactNode;
  /** A column to the right of the page from 1280 px, below it on narrower screens. */
  rail?: ReactNode;
  children: ReactNode;
}

/** The frame of a member's pages. The HTML is the same for everyone; the browser fills it in. */
export async function AreaPage({ tab, title, intro, picture, rail, children }: Props) {
  const locale = await pageLocale();
  const t = await getTranslations('area');
  const { area, login, fieldErrors, follows, media, pager } = await messagesOf(locale);
  const tabs = AREA_PAGES.map((name) => ({
    name,
    href: href(locale, name),
    label: t(`tabs.${name}`),
    isCurrent: name === tab,
  }));
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ area, login, fieldErrors, follows, media, pager }}
      timeZone="Asia/Shanghai"
    >
      <RailFrame rail={rail}>
        <LedgerPage title={title} intro={intro} aside={picture} isPicture={Boolean(picture)}>
          {tab && (
            <div className="entry sticky top-[95px] z-3 md:top-[60px]">
              {/* The shadow continues the line that the background covers. */}
              <div className="entry-body col-start-2 bg-paper shadow-[inset_1px_0_var(--ink)]">
                <MemberTabs label={t('nav')} tabs={tabs} />
              </div>
            </div>
          )}
          <ToastProvider>{children}</ToastProvider>
        </LedgerPage>
      </RailFrame>
    </NextIntlClientProvider>
  );
}

function RailFrame({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  if (!rail) return children;
  return (
    <div className="max-w-[1284px] xl:grid xl:grid-cols-[minmax(0,1fr)_280px] xl:pe-11">
      {children}
      <div className="px-4 pb-10 md:px-8 xl:px-0 xl:pt-9">{rail}</div>
    </div>
  );
}
