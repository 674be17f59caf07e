import type { ComponentProps } from 'react';
import { INWARD } from '@/lib/platform/navigation/inward';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A link inside the site. It is a marked anchor and no more: `useSiteLinks`, called once on every page, opens it in
 * place, so that a page full of links costs a browser nothing to start.
 */
export function Link(props: Props) {
  return <a {...INWARD} {...props} />;
}
