import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { isForeign, localLink } from '@/lib/landings/links';
import type { Locale } from '@/lib/platform/language/locales';
import { leadsToSectionOff } from '@/lib/platform/routing/hidden-sections';

interface Props {
  to: string;
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/**
 * A link an editor entered: a page of the site, in the reader's language, or an external address. Only its text where it
 * leads to a section that is off.
 */
export function AnyLink({ to, locale, className, children }: Props) {
  if (isForeign(to))
    return (
      <a href={to} rel="noopener" className={className}>
        {children}
      </a>
    );
  if (leadsToSectionOff(to)) return <span className={className}>{children}</span>;
  return (
    <Link href={localLink(to, locale)} className={className}>
      {children}
    </Link>
  );
}
