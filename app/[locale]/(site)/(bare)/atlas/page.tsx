import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Atlas } from '@/components/landings/atlas/atlas';
import { SectionGraph } from '@/components/publishing/section-graph';
import { readAtlas } from '@/lib/directory/atlas/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

/** Entries per category in the graph: as many as the list shows. */
const LISTED = 25;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('atlas');
}

/** The atlas of tools and topics by category. */
export default async function AtlasPage() {
  const language = await pageLanguage();
  const t = await getTranslations('atlas');
  const all = await readAtlas(language, t('topics'));
  const districts = all.filter(({ entries }) => entries.length > 0);
  return (
    <>
      <Atlas districts={districts} locale={language.locale} />
      <SectionGraph name="atlas" items={districts.flatMap(({ entries }) => entries.slice(0, LISTED))} />
    </>
  );
}
