import { landingRecord } from '@/backend/contract/landings/landing';
import { LandingPage } from './landing-page';
import { toLanding } from '@/lib/landings/read';
import { LOCALES } from '@/lib/platform/language/locales';
import { pageLanguage } from '@/lib/platform/routing/page-params';

/** The page made from an unpublished landing document, in the languages it has a title in. */
export async function DraftLanding({ document }: { document: Record<string, unknown> }) {
  const { slug, title } = landingRecord.parse(document);
  const langs = LOCALES.filter((lang) => title[lang]);
  const language = await pageLanguage();
  return <LandingPage landing={toLanding(document, slug, langs, '', language)} language={language} />;
}
