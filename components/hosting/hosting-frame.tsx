import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountTool } from '@/components/accounts/corner/account-tool';
import { HomeMark } from '@/components/ui/icons/home-mark';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { Link } from '@/components/ui/links/link';
import type { HostingPageName } from '@/lib/hosting/pages';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { HOSTING_CONTENT_ID } from '@/lib/hosting/content-id';
import { SkipLink } from '@/components/ui/links/skip-link';
import { HostingMessages } from './hosting-messages';

/**
 * The frame of the organiser's pages of one event: they have their own header. The page itself renders the navigation
 * within the event.
 */
export async function HostingFrame({ page, children }: { page?: HostingPageName; children: ReactNode }) {
  const locale = await pageLocale();
  const t = await getTranslations('hosting');
  const header = await getTranslations('header');
  return (
    <HostingMessages page={page}>
      <SkipLink to={HOSTING_CONTENT_ID} label={header('skip')} />
      <header className="no-print sticky top-0 z-20 border-b-2 border-ink bg-paper">
        <div className="flex min-h-[52px] items-center gap-4 px-4 max-[300px]:gap-2 max-[300px]:px-2 max-[200px]:flex-wrap md:gap-6 md:px-7">
          <HomeMark locale={locale} />
          <Link
            href={href(locale, 'hosting')}
            className="font-bold whitespace-nowrap hover:no-underline max-[340px]:sr-only"
          >
            {t('name')}
          </Link>
          <div className="ms-auto flex shrink-0 items-center gap-4 max-[300px]:gap-2 md:gap-6">
            <SiteLanguages locale={locale} label={header('language')} />
            <AccountTool locale={locale} />
          </div>
        </div>
      </header>
      {children}
    </HostingMessages>
  );
}
