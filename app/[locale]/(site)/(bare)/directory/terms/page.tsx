import { SiteDocument } from '@/components/directory/site-document';
import { readDocument } from '@/lib/directory/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { documentMetadata } from '@/lib/directory/document-metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return documentMetadata('terms');
}

export default async function TermsPage() {
  const language = await pageLanguage();
  return (
    <SiteDocument name="terms" document={await readDocument('terms', language)} locale={language.locale} />
  );
}
