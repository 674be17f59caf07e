import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthorIndex } from '@/components/people/author-index';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { listColumns } from '@/lib/people/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  const t = await getTranslations('authors');
  return listMetadata({ locale, route: 'columnList', title: t('title'), description: t('description'), at });
}

export default async function AuthorsPage(props: PageProps<'page'>) {
  const { language, locale, at } = await readRequest(props);
  const t = await getTranslations('authors');
  const list = await listColumns(language, at);
  return (
    <RailLayout rail={<SideLists language={language} lists={['popularColumns', 'hotSearch', 'topics']} />}>
      <AuthorIndex list={list} at={at} locale={locale} />
      <PageGraph
        locale={locale}
        address={listAddress('columnList', at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items)}
      />
    </RailLayout>
  );
}
