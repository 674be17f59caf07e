import { SiteDocument } from '@/components/directory/site-document';
import { readDocument } from '@/lib/directory/read';
import { pageReading } from '@/lib/platform/routing/page-params';
import { documentMetadata } from '@/lib/directory/document-metadata';

export const revalidate = 3600;

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
