import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { AppPromotion } from '@/components/download/app-promotion';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 3600;

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
