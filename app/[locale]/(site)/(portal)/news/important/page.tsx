import type { Metadata } from 'next';
import { SectionGraph } from '@/components/layout/section-graph';
import { getTranslations } from 'next-intl/server';
import { Newswire } from '@/components/content/newswire';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { pageReading } from '@/lib/page';
import { toSteps } from '@/lib/seo/graph/steps';
import { listFlashes } from '@/lib/backend/news';
import { sectionMetadata } from '@/lib/seo/section-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

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
