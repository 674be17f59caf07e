import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { isRegionFilled } from '@/lib/publishing/metadata/filled-sections';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { pageCard } from '@/lib/publishing/share-picture/page-card';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import type { Locale } from '@/lib/platform/language/locales';
import { readRegionView, type RegionView } from './region-view';

/** The head of the page of an edition. Ends in the 404 page when the newsroom has none of this key. */
export async function regionMetadata(key: string): Promise<Metadata> {
  const locale = await pageLocale();
  const region = (await readRegionView(key, locale)) ?? notFound();
  return pageMetadata({
    locale,
    address: region.address,
    title: region.name,
    description: region.description,
    image: shareImage('region', key, regionCard(region, locale)),
    isIndexable: isRegionFilled(key) ? undefined : false,
  });
}

/** The share card of an edition. */
export function regionCard({ address, name, description, look }: RegionView, locale: Locale): ShareCard {
  return pageCard(href(locale, address.name, address.params), name, description, locale, look === 'dark');
}
