import type { Metadata } from 'next';
import { SectionGraph } from '@/components/layout/section-graph';
import { AppPromotion } from '@/components/documents/app-promotion';
import { pageLocale } from '@/lib/page';
import { sectionMetadata } from '@/lib/seo/section-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('download');
}

export default async function DownloadPage() {
  return (
    <>
      <AppPromotion locale={await pageLocale()} />
      <SectionGraph name="download" type="WebPage" />
    </>
  );
}
