import type { ComponentProps } from 'react';
import { INWARD } from '@/lib/platform/navigation/inward';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A link inside the site: an anchor with a mark. `useSiteLinks`, called once on every page, opens it without loading the
 * document anew, so that links themselves need no script.
 */
export function Link(props: Props) {
  return <a {...INWARD} {...props} />;
}
