import type { Metadata } from 'next';
import { Atlas } from '@/components/landings/atlas';
import { SectionGraph } from '@/components/publishing/section-graph';
import { BareShell } from '@/components/shell/bare-shell';
import { listTools } from '@/lib/directory/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { listTopics } from '@/lib/topics/read';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('atlas');
}

/** The ecosystem as a register: what there is in each category, and what is written about. */
export default async function AtlasPage() {
  const language = await pageLanguage();
  const [groups, topics] = await Promise.all([listTools(language), listTopics(language)]);
  const filled = groups.filter(({ tools }) => tools.length > 0);
  return (
    <BareShell locale={language.locale}>
      <Atlas groups={filled} topics={topics} locale={language.locale} />
      <SectionGraph
        name="atlas"
        items={filled.flatMap(({ tools }) => tools.map(({ name, url }) => ({ name, href: url })))}
      />
    </BareShell>
  );
}
