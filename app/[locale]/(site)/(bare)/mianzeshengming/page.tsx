import { SiteDocument } from '@/components/documents/site-document';
import { readDocument } from '@/lib/backend/site';
import { pageReading } from '@/lib/page';
import { documentMetadata } from '@/lib/seo/document-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function generateMetadata() {
  return documentMetadata('disclaimer');
}

export default async function DisclaimerPage() {
  const reading = await pageReading();
  return (
    <SiteDocument
      name="disclaimer"
      document={await readDocument('disclaimer', reading)}
      locale={reading.locale}
    />
  );
}
