import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { Newswire } from '@/components/stories/flash/newswire';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { listFlashes } from '@/lib/stories/read';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('newsImportant');
}

export default async function ImportantNewsPage() {
  const language = await pageLanguage();
  const t = await getTranslations('news');
  const { flashes } = await listFlashes(language, { important: true });
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotSearch', 'recommend', 'topics']} />}>
      <Newswire
        language={language}
        current="important"
        title={t('importantTitle')}
        filter={{ important: true }}
      />
      <SectionGraph name="newsImportant" items={toSteps(flashes)} parents={['news']} />
    </RailLayout>
  );
}
