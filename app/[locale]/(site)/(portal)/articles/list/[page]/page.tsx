import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { ArticleIndex } from '@/components/stories/article/article-index';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { listArticles } from '@/lib/stories/read-articles';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  const t = await getTranslations('articles');
  return listMetadata({ locale, route: 'articles', title: t('title'), description: t('description'), at });
}

export default async function ArticlesPage(props: PageProps<'page'>) {
  const { language, locale, at } = await readRequest(props);
  const t = await getTranslations('articles');
  const list = await listArticles(language, {}, at);
  return (
    <RailLayout
      rail={
        <SideLists
          language={language}
          lists={['recommend', 'hotSearch', 'hotAuthors']}
          besides={list.items}
        />
      }
    >
      <ArticleIndex list={list} language={language} at={at} />
      <PageGraph
        locale={locale}
        address={listAddress('articles', at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items)}
      />
    </RailLayout>
  );
}
