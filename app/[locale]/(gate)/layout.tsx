import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageDocument } from '@/app/page-document';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { GATE_MANIFEST } from '@/lib/platform/routing/files';
import { localAddress } from '@/lib/platform/routing/local-address';
import { pageLocale } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#111716',
};

export async function generateMetadata(): Promise<Metadata> {
  return { manifest: localAddress(await pageLocale(), GATE_MANIFEST) };
}

/** The gate has its own root layout, so that it is small, installable on its own, and works offline. */
export default async function GateLayout({ children }: { children: ReactNode }) {
  return <PageDocument lang={HTML_LANG[await pageLocale()]}>{children}</PageDocument>;
}
