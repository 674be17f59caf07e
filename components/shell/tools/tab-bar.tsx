import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { tabItems } from '@/lib/shell/site-navigation';
import { NavLinks } from '../header/nav-links';
import { UnreadNode } from './unread-node';

/** The five parts of the site a reader comes back to, at the foot of a phone. */
export async function TabBar({ locale }: { locale: Locale }) {
  const nav = await getTranslations('nav');
  const links = (await tabItems(locale)).map(({ name, href, section, label }) => ({
    href,
    section,
    label,
    count: name === 'my' ? <UnreadNode label={nav('unread')} /> : undefined,
  }));
  return (
    <nav aria-label={nav('label')} className="tab-bar no-print">
      <NavLinks links={links} className="tab-link" />
    </nav>
  );
}
