import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotColumns } from '@/components/people/hot-columns';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { StoryPages } from '@/components/stories/list/story-pages';
import { ListHead } from '@/components/ui/lists/list-head';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { listColumnArticles } from '@/lib/people/read';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  const t = await getTranslations('columns');
  return listMetadata({ locale, route: 'columns', title: t('title'), description: t('description'), at });
}

/** Columns: the most read ones on the first page, then the articles of all columns. */
export default async function ColumnsPage(props: PageProps<'page'>) {
  const { language, locale, at } = await readRequest(props);
  const t = await getTranslations('columns');
  const list = withinEnd(await listColumnArticles(language, at));
  return (
    <RailLayout rail={<SideLists language={language} lists={['topics', 'hotSearch', 'events']} />}>
      <ListHead title={t('title')} intro={t('intro')} />
      {at.page === 1 && <HotColumns language={language} />}
      <h2 className="mt-10 border-b border-ink pb-2.5 text-base font-bold">{t('latest')}</h2>
      <StoryPages
        list={list}
        heading="h3"
        at={at}
        base={href(locale, 'columns')}
        locale={locale}
        empty={{ text: t('empty'), href: href(locale, 'articles'), linkLabel: t('toArticles') }}
      />
      <PageGraph
        locale={locale}
        address={listAddress('columns', at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items)}
      />
    </RailLayout>
  );
}
