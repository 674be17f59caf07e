import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { chromeOf } from '@/lib/platform/routing/chrome-of';
import { chromeRules } from '@/lib/shell/chrome-rules';
import { ChromeProvider, ShownWithShellPart } from './chrome-provider';
import { FloatingTools } from './tools/floating-tools';
import { SmartBanner } from '@/components/download/smart-banner';
import { SkipLink } from '@/components/ui/links/skip-link';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { MobileHeader } from './header/mobile-header';
import { ShellEffects } from './effects/shell-effects';
import { SideBar } from './tools/side-bar';
import { TabBar } from './tools/tab-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './header/site-header';

/** The `id` of the `main` element of every shell; the skip link leads there. */
export const MAIN_ID = 'main';

/** A route with the same parts of the shell as most pages. */
const DEFAULT_AREA = 'news';

interface Props {
  locale: Locale;
  children: ReactNode;
}

/** The shell of the portal's pages: header, side bar, page, footer. */
export async function PortalShell({ locale, children }: Props) {
  const t = await getTranslations('header');
  const tools = await getTranslations('tools');
  return (
    <ChromeProvider rules={chromeRules('portal', DEFAULT_AREA)} usual={chromeOf(DEFAULT_AREA)}>
      <SkipLink to={MAIN_ID} label={t('skip')} />
      <SiteHeader locale={locale} />
      <MobileHeader locale={locale} />
      <div className="page-frame md:flex">
        <SideBar locale={locale} />
        <div className="flex min-w-0 flex-1 flex-col">
          <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <ShownWithShellPart part="footer">
            <SiteFooter locale={locale} />
          </ShownWithShellPart>
        </div>
      </div>
      <ShownWithShellPart part="tabBar">
        <TabBar locale={locale} />
      </ShownWithShellPart>
      <ShownWithShellPart part="toolBar">
        <FloatingTools
          downloadHref={href(locale, 'download')}
          labels={{ open: tools('open'), download: tools('download'), top: tools('top') }}
        >
          <SiteLanguages locale={locale} label={tools('language')} />
        </FloatingTools>
      </ShownWithShellPart>
      <SmartBanner locale={locale} />
      <ShellEffects locale={locale} />
    </ChromeProvider>
  );
}
