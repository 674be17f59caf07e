import type { Metadata } from 'next';
import { LOCALES } from '@/lib/platform/language/locales';
import { LandingPage } from '@/components/landings/landing-page';
import { landingRecord } from '@/backend/contract/landings/landing';
import { recordMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { toLanding } from '@/lib/landings/read';
import { type PageProps, pageLanguage, readRequest } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return recordMetadata('landing');
}

/** The preview of a landing page, published or not. */
export default async function LandingPreview(props: PageProps<'id'>) {
  const { id } = await readRequest(props);
  const { document } = await readForDesk('readRecord', { kind: 'landing', id });
  const { slug, title } = landingRecord.parse(document);
  const langs = LOCALES.filter((lang) => title[lang]);
  const language = await pageLanguage();
  return <LandingPage landing={toLanding(document, slug, langs, '', language)} language={language} />;
}
