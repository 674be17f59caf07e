import { useSiteStatus } from '@/lib/data/site-status';

/** Today's number beside a section of the menu. */
export function NavCount({ of }: { of: 'flashes' | 'events' }) {
  const count = useSiteStatus()?.[of];
  return count ? <span className="n type-meta ms-auto font-normal">{count}</span> : null;
}
