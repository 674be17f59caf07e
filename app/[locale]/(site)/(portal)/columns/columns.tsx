import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { PageGraph } from '@/components/publishing/page-graph';
import { HotColumns } from '@/components/people/hot-columns';
import { ListHead } from '@/components/ui/list-head';
import { StoryPages } from '@/components/stories/story-pages';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, pageReading, withinEnd } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { listColumnArticles } from '@/lib/people/read';

/** Columns: the ones read most, then all their articles. */
export async function Columns({ at }: { at: PageRequest }) {
  const reading = await pageReading();
  const t = await getTranslations('columns');
  const list = withinEnd(await listColumnArticles(reading, at));
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotAuthors', 'recommend', 'hotSearch']} />}>
      <ListHead title={t('title')} intro={t('intro')} />
      {at.page === 1 && <HotColumns reading={reading} />}
      <h2 className="mt-10 border-b border-ink pb-2.5 text-[15px] font-bold">{t('latest')}</h2>
      <StoryPages
        list={list}
        heading="h3"
        at={at}
        base={href(reading.locale, 'columns')}
        locale={reading.locale}
        empty={{ text: t('empty'), href: href(reading.locale, 'articles'), linkLabel: t('toArticles') }}
      />
      <PageGraph
        locale={reading.locale}
        address={listAddress(['columns', 'columnsPage'], at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items)}
      />
    </WithRail>
  );
}

export async function columnsMetadata({ at }: { at: PageRequest }): Promise<Metadata> {
  const t = await getTranslations('columns');
  const locale = await pageLocale();
  return listMetadata({
    locale,
    routes: ['columns', 'columnsPage'],
    title: t('title'),
    description: t('description'),
    at,
  });
}
