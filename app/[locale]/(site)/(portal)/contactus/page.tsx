import { SiteDocument } from '@/components/documents/site-document';
import { readDocument } from '@/lib/backend/site';
import { pageReading } from '@/lib/page';
import { documentMetadata } from '@/lib/seo/document-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function generateMetadata() {
  return documentMetadata('contact');
}

export default async function ContactPage() {
  const reading = await pageReading();
  return (
    <SiteDocument name="contact" document={await readDocument('contact', reading)} locale={reading.locale} />
  );
}
