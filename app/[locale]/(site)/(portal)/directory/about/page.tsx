import { SiteDocument } from '@/components/directory/site-document';
import { readDocument } from '@/lib/directory/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { documentMetadata } from '@/lib/directory/document-metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return documentMetadata('about');
}

export default async function AboutPage() {
  const language = await pageLanguage();
  return (
    <SiteDocument name="about" document={await readDocument('about', language)} locale={language.locale} />
  );
}
