import { siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { SiteMark } from './site-mark';
import { Link } from '../links/link';

/** The logo mark in the header of a page for work, as a link to the home page; on phones without the name. */
export function HomeMark({ locale }: { locale: Locale }) {
  return (
    <Link
      href={href(locale, 'home')}
      className="flex items-center gap-2 text-xl font-black whitespace-nowrap hover:no-underline"
    >
      <SiteMark height={24} />
      <span className="max-md:sr-only">{siteName(locale)}</span>
    </Link>
  );
}
