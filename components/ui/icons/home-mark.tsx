import { SiteTitle } from '../words/site-title';
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
      <span className="min-w-0 max-md:sr-only">
        <SiteTitle locale={locale} />
      </span>
    </Link>
  );
}
