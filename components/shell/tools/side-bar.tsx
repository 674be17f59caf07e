import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { mainItems } from '@/lib/shell/site-navigation';
import { BackToTop } from './back-to-top-deferred';
import { ShownWithShellPart } from '../chrome-provider';
import { NavLinks } from '../header/nav-links';
import { NavCount, PriceList } from '../header/today';

/** From 900 px to the left of the page: the sections, with today's counts and prices. */
export async function SideBar({ locale }: { locale: Locale }) {
  const t = await getTranslations('sidebar');
  const tools = await getTranslations('tools');
  const nav = await getTranslations('nav');
  const windows = {
    day: t('changes.day'),
    week: t('changes.week'),
    month: t('changes.month'),
    year: t('changes.year'),
  };
  const counted = { news: 'flashes', events: 'events' } as const;
  const links = (await mainItems(locale)).map(({ name, href, section, label }) => ({
    href,
    section,
    label,
    count: name === 'news' || name === 'events' ? <NavCount of={counted[name]} /> : undefined,
  }));
  return (
    <aside aria-label={t('label')} className="no-print side-bar">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <nav aria-label={nav('label')} className="py-5">
          <NavLinks links={links} className="side-link" />
        </nav>
        {isShown('data') && (
          <div>
            <PriceList
              title={t('prices')}
              window={windows.day}
              windows={windows}
              delay={t('delay', { minutes: '{minutes}' })}
              sample={t('sample')}
              up={t('up')}
              down={t('down')}
              locale={locale}
            />
          </div>
        )}
      </div>
      <ShownWithShellPart part="toolBar">
        <BackToTop className="flex min-h-11 items-center gap-2 border-t border-rule ps-6 text-sm hover:underline">
          <Icon name="arrow-up" />
          {tools('top')}
        </BackToTop>
      </ShownWithShellPart>
    </aside>
  );
}
