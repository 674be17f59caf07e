import { SiteDocument } from '@/components/documents/site-document';
import { readDocument } from '@/lib/backend/site';
import { pageReading } from '@/lib/page';
import { documentMetadata } from '@/lib/seo/document-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function generateMetadata() {
  return documentMetadata('about');
}

export default async function AboutPage() {
  const reading = await pageReading();
  return (
    <SiteDocument name="about" document={await readDocument('about', reading)} locale={reading.locale} />
  );
}
