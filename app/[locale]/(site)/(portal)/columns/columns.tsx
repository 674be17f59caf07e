import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listAddress, toSteps } from '@/lib/seo/graph/steps';
import { PageGraph } from '@/components/layout/page-graph';
import { HotColumns } from '@/components/content/hot-columns';
import { ListHead } from '@/components/content/list-head';
import { StoryPages } from '@/components/content/story-pages';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { listColumnArticles } from '@/lib/backend/articles';
import { href } from '@/lib/i18n/address';
import { pageLocale, pageReading, withinEnd } from '@/lib/page';
import type { PageRequest } from '@/lib/pager';
import { listMetadata } from '@/lib/seo/list-metadata';

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
