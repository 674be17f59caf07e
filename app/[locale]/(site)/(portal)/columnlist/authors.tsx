import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { PageGraph } from '@/components/publishing/page-graph';
import { AuthorIndex } from '@/components/people/author-index';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { pageLocale, pageReading } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { listColumns } from '@/lib/people/read';

export async function Authors({ at }: { at: PageRequest }) {
  const t = await getTranslations('authors');
  const reading = await pageReading();
  const { items } = await listColumns(reading, at);
  return (
    <WithRail rail={<SideLists reading={reading} lists={['recommend', 'hotSearch', 'topics']} />}>
      <AuthorIndex reading={reading} at={at} />
      <PageGraph
        locale={reading.locale}
        address={listAddress(['columnList', 'columnListPage'], at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(items)}
      />
    </WithRail>
  );
}

export async function authorsMetadata({ at }: { at: PageRequest }): Promise<Metadata> {
  const t = await getTranslations('authors');
  const locale = await pageLocale();
  return listMetadata({
    locale,
    routes: ['columnList', 'columnListPage'],
    title: t('title'),
    description: t('description'),
    at,
  });
}
