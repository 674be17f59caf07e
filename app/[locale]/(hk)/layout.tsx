import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageDocument } from '@/app/page-document';
import { RegionShell } from '@/components/shell/region-shell';
import { installable } from '@/lib/download/installable';
import { pageLang } from '@/lib/platform/language/page-lang';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { readRegionView } from '@/lib/regions/region-view';

export { onDemand as generateStaticParams } from '@/app/on-demand';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#0b1113',
};

export async function generateMetadata(): Promise<Metadata> {
  return installable(await pageLocale());
}

/**
 * The Hong Kong edition has its own root layout, because it is dark in every theme and its Chinese is that of Hong
 * Kong.
 */
export default async function HongKongLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const view = (await readRegionView('hk', locale)) ?? notFound();
  return (
    <PageDocument lang={pageLang('hk', locale)} section="dark">
      <RegionShell locale={locale} region={view}>
        {children}
      </RegionShell>
    </PageDocument>
  );
}
