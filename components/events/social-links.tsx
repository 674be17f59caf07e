import { getTranslations } from 'next-intl/server';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { Organiser } from '@/lib/events/event';

const NETWORKS = ['instagram', 'twitter', 'youtube', 'telegram'] as const;

/** Links to an organiser's accounts elsewhere; nothing when there are none. */
export async function SocialLinks({ host }: { host: Organiser }) {
  const t = await getTranslations('event');
  const links = NETWORKS.flatMap((network) => {
    const url = host.social[network];
    return url ? [{ network, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ network, url }) => (
        <li key={network}>
          <OutwardLink href={url} className="tag" aria-label={`${host.name}, ${t(network)}`}>
            {t(network)}
          </OutwardLink>
        </li>
      ))}
    </ul>
  );
}
