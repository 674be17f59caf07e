import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { mainNav } from '@/lib/shell/navigation';
import { sectionOf } from '@/lib/shell/section-of';
import { NavCount } from './nav-count';
import { NavLinks } from './nav-links';
import { PriceList } from './price-list';

/** The menu left of the page from 900 px, with today's counts and the prices. */
export async function SideBar({ locale }: { locale: Locale }) {
  const t = await getTranslations('sidebar');
  const nav = await getTranslations('nav');
  const counted = { news: 'flashes', events: 'events' } as const;
  const links = mainNav.map(({ name, label }) => ({
    href: href(locale, name),
    section: sectionOf(name),
    label: nav(label),
    count: name === 'news' || name === 'events' ? <NavCount of={counted[name]} /> : undefined,
  }));
  return (
    <aside className="no-print sticky top-[60px] hidden h-[calc(100dvh-60px)] w-[168px] shrink-0 overflow-y-auto border-e border-rule bg-paper md:block xl:w-[208px]">
      <nav aria-label={nav('label')} className="py-5">
        <NavLinks links={links} className="side-link" />
      </nav>
      <PriceList
        title={t('prices')}
        delay={t.raw('delay')}
        sample={t('sample')}
        up={t('up')}
        down={t('down')}
      />
    </aside>
  );
}
