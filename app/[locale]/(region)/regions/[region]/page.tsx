import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { isFirstRegion } from '@/backend/contract/regions/first-regions';
import { RegionEditionPage } from '@/components/regions/region-edition-page';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { readRegionView } from '@/lib/regions/region-view';
import { regionMetadata } from '@/lib/regions/metadata';

export const revalidate = 300;

interface Props {
  params: Promise<{ region: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return regionMetadata((await params).region);
}

export default async function RegionRowPage({ params }: Props) {
  const { region } = await params;
  const locale = await pageLocale();
  if (isFirstRegion(region)) permanentRedirect(href(locale, region));
  const view = (await readRegionView(region, locale)) ?? notFound();
  return <RegionEditionPage region={view} locale={locale} />;
}
