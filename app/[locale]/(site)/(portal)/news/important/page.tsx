import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { Newswire } from '@/components/stories/newswire';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageReading } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { listFlashes } from '@/lib/stories/read';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('newsImportant');
}

export default async function ImportantNewsPage() {
  const reading = await pageReading();
  const t = await getTranslations('news');
  const { flashes } = await listFlashes(reading, { important: true });
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'topics']} />}>
      <Newswire
        reading={reading}
        current="important"
        title={t('importantTitle')}
        filter={{ important: true }}
      />
      <SectionGraph name="newsImportant" items={toSteps(flashes)} parents={['news']} />
    </WithRail>
  );
}
