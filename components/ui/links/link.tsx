import type { ComponentProps } from 'react';
import { INWARD } from '@/lib/platform/navigation/inward';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A link inside the site: an anchor with an attribute. `useSiteLinks`, called once on every page, opens marked links
 * without loading the document again, so that a link itself needs no script.
 */
export function Link(props: Props) {
  return <a {...INWARD} {...props} />;
}
