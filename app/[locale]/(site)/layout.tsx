import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageDocument } from '@/app/page-document';
import { installable } from '@/lib/download/installable';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { pageLocale } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#111716' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  return installable(await pageLocale());
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <PageDocument lang={HTML_LANG[await pageLocale()]}>{children}</PageDocument>;
}
