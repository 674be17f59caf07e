import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { Newswire } from '@/components/stories/flash/newswire';
import { WithRail } from '@/components/ui/lists/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageLocale, pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { toSteps } from '@/lib/publishing/graph/steps';
import { listFlashes } from '@/lib/stories/read';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await pageLocale();
  return pageMetadata({
    locale,
    address: { name: 'news' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('news', locale),
  });
}

export default async function NewsPage() {
  const language = await pageLanguage();
  const t = await getTranslations('news');
  const { flashes } = await listFlashes(language);
  return (
    <WithRail rail={<SideLists language={language} lists={['hotSearch', 'events', 'topics']} />}>
      <Newswire language={language} current="all" title={t('title')} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'news' }}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(flashes)}
      />
    </WithRail>
  );
}
