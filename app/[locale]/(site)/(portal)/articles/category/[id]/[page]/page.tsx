import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { ArticleIndex } from '@/components/stories/article/article-index';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { categoryCard } from '@/lib/stories/page-cards';
import { findCategory, listArticles } from '@/lib/stories/read-articles';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

async function readCategory(props: PageProps<'id' | 'page'>) {
  const requested = await readRequest(props);
  const t = await getTranslations('articles');
  const category = (await findCategory(requested.id, 'article', requested.language)) ?? notFound();
  const list = await listArticles(requested.language, { category: requested.id }, requested.at);
  const { name } = category;
  const words = { title: t('categoryTitle', { name }), description: t('categoryDescription', { name }) };
  return { ...requested, category, list, words, languages: languagesOf(list.langs) };
}

export async function generateMetadata(props: PageProps<'id' | 'page'>): Promise<Metadata> {
  const { id, at, locale, category, words, languages } = await readCategory(props);
  const image = shareImage('category', id, await categoryCard('category', category, locale));
  return listMetadata({ locale, route: 'category', params: { id }, languages, image, ...words, at });
}

export default async function CategoryPage(props: PageProps<'id' | 'page'>) {
  const { id, at, language, locale, category, list, words, languages } = await readCategory(props);
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
      <ArticleIndex list={list} language={language} at={at} category={category} />
      <PageGraph
        locale={locale}
        address={listAddress('category', at, { id })}
        languages={languages}
        type="CollectionPage"
        {...words}
        items={toSteps(list.items)}
        parents={['articles']}
      />
    </RailLayout>
  );
}
