import type { ComponentProps } from 'react';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { Link } from './link';

/** A link to a page of an optional section; only its text where the newsroom has switched the section off. */
export function SectionLink({
  section,
  ...props
}: ComponentProps<typeof Link> & { section: Parameters<typeof isSectionOff>[0] }) {
  if (!isSectionOff(section)) return <Link {...props} />;
  return <span className={props.className}>{props.children}</span>;
}
