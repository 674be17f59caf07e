'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { plainPath } from '@/lib/platform/routing/local-address';

export interface NavLink {
  href: string;
  /** Canonical path of the section, for telling the current one. */
  path: string;
  label: string;
  count?: ReactNode;
}

/** Links of a menu; the section of the page on the screen is the current one. */
export function NavLinks({ links, className }: { links: NavLink[]; className: string }) {
  const current = plainPath(usePathname());
  return links.map(({ href, path, label, count }) => (
    <Link
      key={path}
      href={href}
      className={className}
      aria-current={isWithin(current, path) ? 'page' : undefined}
      suppressHydrationWarning
    >
      {label}
      {count}
    </Link>
  ));
}

function isWithin(current: string, path: string): boolean {
  return path === '/' ? current === '/' : current === path || current.startsWith(`${path}/`);
}
