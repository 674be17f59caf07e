import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { tabNav } from '@/lib/shell/navigation';
import { sectionOf } from '@/lib/shell/section-of';
import { NavLinks } from '../header/nav-links';
import { UnreadNode } from './unread-node';

/** The five parts of the site a reader comes back to, at the foot of a phone. */
export async function TabBar({ locale }: { locale: Locale }) {
  const nav = await getTranslations('nav');
  const links = tabNav.map(({ name, label }) => ({
    href: href(locale, name),
    section: sectionOf(name),
    label: nav(label),
    count: name === 'my' ? <UnreadNode label={nav('unread')} /> : undefined,
  }));
  return (
    <nav aria-label={nav('label')} className="tab-bar no-print">
      <NavLinks links={links} className="tab-link" />
    </nav>
  );
}
