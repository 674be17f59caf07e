import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { RegionLook } from '@/backend/contract/regions/first-regions';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import type { Locale } from '@/lib/platform/language/locales';

/** Parts of the page, and their anchors. */
const REGION_PARTS = ['flashes', 'articles', 'events', 'columns'] as const;

/** What the header of an edition needs of it. */
export interface RegionNames {
  name: string;
  look: RegionLook;
  address: PageAddress;
}

/** Name of the edition, its parts, and the link back to the main site. */
export async function RegionNav({ locale, region }: { locale: Locale; region: RegionNames }) {
  const t = await getTranslations('region');
  const nav = await getTranslations('nav');
  return (
    <nav
      aria-label={t('navLabel')}
      className="flex gap-6 whitespace-nowrap [&>a]:flex [&>a]:min-h-11 [&>a]:items-center"
    >
      <Link
        href={href(locale, region.address.name, region.address.params)}
        aria-current="page"
        className="font-bold"
      >
        {region.name}
      </Link>
      {REGION_PARTS.filter((part) => part !== 'events' || isShown(part)).map((part) => (
        <a key={part} href={`#${part}`}>
          {t(part)}
        </a>
      ))}
      <Link href={href(locale, 'home')}>{nav('backToMain')}</Link>
    </nav>
  );
}
