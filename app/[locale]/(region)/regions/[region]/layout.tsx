import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageDocument } from '@/app/page-document';
import { RegionShell } from '@/components/shell/region-shell';
import { installable } from '@/lib/download/installable';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { readRegionView } from '@/lib/regions/region-view';

export { onDemand as generateStaticParams } from '@/app/on-demand';

interface Props {
  params: Promise<{ region: string }>;
  children: ReactNode;
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const view = await readRegionView((await params).region, await pageLocale());
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    ...(view?.look === 'dark' && { themeColor: '#0b1113' }),
  };
}

export async function generateMetadata(): Promise<Metadata> {
  return installable(await pageLocale());
}

/** An edition has its own root layout, because its row says whether the document is light or dark. */
export default async function RegionLayout({ params, children }: Props) {
  const locale = await pageLocale();
  const view = (await readRegionView((await params).region, locale)) ?? notFound();
  return (
    <PageDocument lang={HTML_LANG[locale]} section={view.look === 'dark' ? 'dark' : undefined}>
      <RegionShell locale={locale} region={view}>
        {children}
      </RegionShell>
    </PageDocument>
  );
}
