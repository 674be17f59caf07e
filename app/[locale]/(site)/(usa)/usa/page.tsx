import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RegionEditionPage } from '@/components/regions/region-edition-page';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { readRegionView } from '@/lib/regions/region-view';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('usa');
}

export default async function UsaPage() {
  const locale = await pageLocale();
  const view = (await readRegionView('usa', locale)) ?? notFound();
  return <RegionEditionPage region={view} locale={locale} />;
}
