'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { isInSection, type Section } from '@/lib/shell/section';
import { plainPath } from '@/lib/platform/routing/local-address';

export interface NavLink {
  href: string;
  section: Section;
  label: string;
  count?: ReactNode;
}

/** Links of a menu; the section of the page on the screen is the current one. */
export function NavLinks({ links, className }: { links: NavLink[]; className: string }) {
  const current = plainPath(usePathname());
  return links.map(({ href, section, label, count }) => (
    <Link
      key={href}
      href={href}
      className={className}
      aria-current={isInSection(current, section) ? 'page' : undefined}
      suppressHydrationWarning
    >
      {label}
      {count}
    </Link>
  ));
}
